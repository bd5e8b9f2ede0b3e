/* The icons that every page shows (see `outlines.ts`), in a module of their own: a bundle includes whole modules. */
export const arrowRight = 'M5 12h14M12 5l7 7-7 7'
export const arrowUpRight = 'M7 7h10v10M7 17 17 7'
export const chevronDown = 'M6 9l6 6 6-6'
export const menu = 'M4 5h16M4 12h16M4 19h16'
export const monitor = 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4'
export const moon =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'
export const search = 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0'
export const sun =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41'
export const times = 'M18 6 6 18M6 6l12 12'
