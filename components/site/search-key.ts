import { storedValue } from '@/lib/stored-value'

const stored = storedValue('search-key')
const OFF = 'off'

/** Whether `/` leads to the search box; it does until a visitor switches it off. */
export const isSearchKeyOn = (): boolean => stored.get() !== OFF

export const setSearchKey = (isOn: boolean): void => stored.set(isOn ? null : OFF)

/** Calls back when the choice changes, in this window or another. */
export const onSearchKeyChange = stored.subscribe
