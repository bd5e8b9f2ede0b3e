/** Merely touching `localStorage` throws where it is switched off: so it is touched inside functions whose callers expect that. */
export const browserStorage = {
  getItem: (key: string) => window.localStorage.getItem(key),
  setItem: (key: string, value: string) => window.localStorage.setItem(key, value),
  removeItem: (key: string) => window.localStorage.removeItem(key),
}
