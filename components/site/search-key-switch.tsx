'use client'

import { useSyncExternalStore } from 'react'
import { isSearchKeyOn, onSearchKeyChange, setSearchKey } from './search-key'
import { ToggleSwitch } from '@/components/ui/toggle-switch'

/** Switches off the search key, for readers who dictate or hit keys by accident. */
export function SearchKeySwitch({ label, className = '' }: { label: string; className?: string }) {
  const isOn = useSyncExternalStore(onSearchKeyChange, isSearchKeyOn, () => true)
  return (
    <ToggleSwitch isOn={isOn} onChange={setSearchKey} className={`needs-script ${className}`}>
      {label}
    </ToggleSwitch>
  )
}
