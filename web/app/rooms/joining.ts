/** The room where this page has just been promised a free seat: it sits down there without another tap. */
export const joining: { room: string | null } = { room: null };
