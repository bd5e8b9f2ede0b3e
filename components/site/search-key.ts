import { storedValue } from '@/lib/stored-value'

/** `off` after a visitor has switched off the `/` key for the search box. */
export const searchKeyStore = storedValue('search-key')

export const isSearchKeyOn = (): boolean => searchKeyStore.get() !== 'off'
