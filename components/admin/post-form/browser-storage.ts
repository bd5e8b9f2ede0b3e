export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys: () => string[] }

/** Merely touching `localStorage` throws where it is switched off: so it is touched inside functions whose callers expect that. */
export const browserStorage: Store = {
  keys: () => Object.keys(window.localStorage),
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
}
