import { storedValue } from '@/lib/stored-value'

/** `off` once a visitor has switched off that `/` leads to the search box. */
export const searchKeyStore = storedValue('search-key')

export const isSearchKeyOn = (): boolean => searchKeyStore.get() !== 'off'
