/** Line icons on a 24 x 24 square. `solid` parts are filled too. */
interface Drawing {
  line: string;
  solid?: boolean;
  width?: number;
}

const RING = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0";

export const ICONS = {
  globe: [{ line: `${RING}M3.5 12h17M12 3.5c5 5.3 5 11.7 0 17M12 3.5c-5 5.3-5 11.7 0 17` }],
  display: [{ line: RING }, { line: "M12 3.5v17a8.5 8.5 0 0 0 0-17z", solid: true }],
  sound: [
    {
      line: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
    },
  ],
  mute: [{ line: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" }],
  user: [
    {
      line: "M8.2 8.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6",
    },
  ],
  robot: [
    {
      line: "M6 9.5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM12 7.5V4M3.5 12v3M20.5 12v3",
    },
    { line: "M9.5 12v1M14.5 12v1", width: 2.6 },
  ],
  star: [
    {
      line: "M12 3.8l2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 16.7l-5.1 2.8L8 13.8l-4.2-4 5.7-.7z",
      solid: true,
    },
  ],
  check: [{ line: "M4.5 12.8l5 5L19.5 7", width: 2.6 }],
  warn: [{ line: "M12 4.2L21 19.5H3z" }, { line: "M12 10v4.5M12 16.8v.4", width: 2.3 }],
  info: [{ line: RING }, { line: "M12 11v5.5M12 7.6v.4", width: 2.4 }],
  clock: [{ line: `${RING}M12 7v5.3l3.5 2` }],
  back: [{ line: "M14.5 5.5L8 12l6.5 6.5", width: 2.3 }],
  next: [{ line: "M9.5 5.5L16 12l-6.5 6.5", width: 2.3 }],
  up: [{ line: "M5.5 14.5L12 8l6.5 6.5", width: 2.3 }],
  down: [{ line: "M5.5 9.5L12 16l6.5-6.5", width: 2.3 }],
  menu: [{ line: "M4.5 7h15M4.5 12h15M4.5 17h15" }],
  keys: [
    {
      line: "M3.5 7.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5zM8 14.5h8",
    },
    { line: "M7 10v.2M10.3 10v.2M13.7 10v.2M17 10v.2", width: 2.4 },
  ],
  sort: [{ line: "M6 18V6M6 6L3 9M6 6l3 3M13 7.5h8M13 12h6M13 16.5h4" }],
  both: [{ line: "M3 12h18M7.5 7.5L3 12l4.5 4.5M16.5 7.5L21 12l-4.5 4.5", width: 2.4 }],
  left: [{ line: "M4 12h16M10 6l-6 6 6 6", width: 2.4 }],
  right: [{ line: "M4 12h16M14 6l6 6-6 6", width: 2.4 }],
  start: [{ line: "M12 4v16M6 14l6 6 6-6", width: 2.4 }],
  hand: [
    {
      line: "M8 12V6.2a1.6 1.6 0 0 1 3.2 0V11M11.2 11V4.8a1.6 1.6 0 0 1 3.2 0V11M14.4 11V6.5a1.6 1.6 0 0 1 3.2 0V14c0 4-2.2 6.5-5.6 6.5-2.6 0-4-1-5.3-3.3L4.3 13c-.6-1.7 1.3-2.4 2.3-1.1L8 14",
    },
  ],
  replay: [{ line: "M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4 9.2M4 4.5v4.7h4.7" }],
  offline: [
    { line: "M3 9c5-4.7 13-4.7 18 0M6.5 12.8c3.1-2.9 7.9-2.9 11 0M4 4l16 16" },
    { line: "M12 17.5v.3", width: 2.8 },
  ],
  away: [{ line: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" }],
  crown: [{ line: "M4 17.5L3 7.5l5 3.5 4-6 4 6 5-3.5-1 10z", solid: true }],
  door: [{ line: "M13 4.5H6v15h7M10 12h10.5M17 8l4 4-4 4" }],
  talk: [
    { line: "M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-4.5 4v-4H6a2 2 0 0 1-2-2z" },
  ],
  send: [{ line: "M5 12h13M12.5 6l6 6-6 6", width: 2.3 }],
  close: [{ line: "M6 6l12 12M18 6L6 18", width: 2.3 }],
} satisfies Record<string, Drawing[]>;

export type IconName = keyof typeof ICONS;
