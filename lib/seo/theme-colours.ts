/** The colours of a browser's bars: the paper of both schemes. */
export const THEME_COLOURS = { light: '#fbf6ec', dark: '#171412' } as const
