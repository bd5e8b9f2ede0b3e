'use client'

import { useSyncExternalStore } from 'react'
import { isSearchKeyOn, onSearchKeyChange, setSearchKey } from './search-key'
import { ToggleSwitch } from '@/components/ui/toggle-switch'
import { shell } from '@/lib/content/shell'

/** Switches off the search key, for readers who dictate or hit keys by accident. A telephone has no such key. */
export function SearchKeySwitch() {
  const isOn = useSyncExternalStore(onSearchKeyChange, isSearchKeyOn, () => true)
  return (
    <ToggleSwitch
      isOn={isOn}
      onChange={setSearchKey}
      className="needs-script mt-1 hidden text-sm font-medium text-ink-soft md:inline-flex"
    >
      {shell.searchKey}
    </ToggleSwitch>
  )
}
