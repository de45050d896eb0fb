/** Line icons on a 24 x 24 square. `solid` parts are filled too. */
interface Drawing {
  line: string;
  solid?: boolean;
  width?: number;
}

const RING = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0";

export const ICONS = {
  globe: [{ line: `${RING}M3.5 12h17M12 3.500c5 5.3 5 11.7 0 17M12 3.500c-5 5.3-5 11.7 0 17` }],
  display: [{ line: RING }, { line: "M12 3.500v17a8.5 8.5 0 0 0 0-17z", solid: true }],
  sound: [
    {
      line: "M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
    },
  ],
  mute: [{ line: "M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5" }],
  user: [
    {
      line: "M8.2 8.500a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6",
    },
  ],
  robot: [
    {
      line: "M6 9.500a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM12 7.500V4M3.5 12v3M20.5 12v3",
    },
    { line: "M9.5 12v1M14.5 12v1", width: 2.6 },
  ],
  star: [
    {
      line: "M12 3.800l2.5 5.3 5.7.7-4.2 4 1.1 5.700L12 16.700l-5.1 2.800L8 13.800l-4.2-4 5.7-.7z",
      solid: true,
    },
  ],
  check: [{ line: "M4.5 12.800l5 5L19.5 7", width: 2.6 }],
  warn: [{ line: "M12 4.200L21 19.500H3z" }, { line: "M12 10v4.500M12 16.800v.4", width: 2.3 }],
  info: [{ line: RING }, { line: "M12 11v5.500M12 7.600v.4", width: 2.4 }],
  clock: [{ line: `${RING}M12 7v5.300l3.5 2` }],
  back: [{ line: "M14.5 5.500L8 12l6.5 6.5", width: 2.3 }],
  next: [{ line: "M9.5 5.500L16 12l-6.5 6.5", width: 2.3 }],
  up: [{ line: "M5.5 14.500L12 8l6.5 6.5", width: 2.3 }],
  down: [{ line: "M5.5 9.500L12 16l6.5-6.5", width: 2.3 }],
  menu: [{ line: "M4.5 7h15M4.5 12h15M4.5 17h15" }],
  keys: [
    {
      line: "M3.5 7.500a1.5 1.5 0 0 1 1.5-1.500h14a1.5 1.5 0 0 1 1.5 1.500v9a1.5 1.5 0 0 1-1.5 1.500H5a1.5 1.5 0 0 1-1.5-1.500zM8 14.500h8",
    },
    { line: "M7 10v.2M10.3 10v.2M13.7 10v.2M17 10v.2", width: 2.4 },
  ],
  sort: [{ line: "M6 18V6M6 6L3 9M6 6l3 3M13 7.500h8M13 12h6M13 16.500h4" }],
  both: [{ line: "M3 12h18M7.5 7.500L3 12l4.5 4.500M16.5 7.500L21 12l-4.5 4.5", width: 2.4 }],
  left: [{ line: "M4 12h16M10 6l-6 6 6 6", width: 2.4 }],
  right: [{ line: "M4 12h16M14 6l6 6-6 6", width: 2.4 }],
  start: [{ line: "M12 4v16M6 14l6 6 6-6", width: 2.4 }],
  hand: [
    {
      line: "M8 12V6.200a1.6 1.6 0 0 1 3.2 0V11M11.2 11V4.800a1.6 1.6 0 0 1 3.2 0V11M14.4 11V6.500a1.6 1.6 0 0 1 3.2 0V14c0 4-2.2 6.5-5.6 6.5-2.6 0-4-1-5.3-3.300L4.3 13c-.6-1.7 1.3-2.4 2.3-1.100L8 14",
    },
  ],
  replay: [{ line: "M4.5 12a7.5 7.5 0 1 0 2.3-5.400L4 9.200M4 4.500v4.700h4.7" }],
  offline: [
    { line: "M3 9c5-4.7 13-4.7 18 0M6.5 12.800c3.1-2.9 7.9-2.9 11 0M4 4l16 16" },
    { line: "M12 17.500v.3", width: 2.8 },
  ],
  away: [{ line: "M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z" }],
  crown: [{ line: "M4 17.500L3 7.500l5 3.5 4-6 4 6 5-3.5-1 10z", solid: true }],
  door: [{ line: "M13 4.500H6v15h7M10 12h10.500M17 8l4 4-4 4" }],
  close: [{ line: "M6 6l12 12M18 6L6 18", width: 2.3 }],
} satisfies Record<string, Drawing[]>;

export type IconName = keyof typeof ICONS;
