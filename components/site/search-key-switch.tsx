'use client'

import { useSyncExternalStore } from 'react'
import { isSearchKeyOn, onSearchKeyChange, setSearchKey } from './search-key'
import { ToggleSwitch } from '@/components/ui/toggle-switch'

/** Switches off the key that leads to the search box: whoever dictates, or hits keys by accident, may not want it. */
export function SearchKeySwitch({ label, className = '' }: { label: string; className?: string }) {
  const isOn = useSyncExternalStore(onSearchKeyChange, isSearchKeyOn, () => true)
  return (
    <ToggleSwitch isOn={isOn} onChange={setSearchKey} className={`needs-script ${className}`}>
      {label}
    </ToggleSwitch>
  )
}
