'use client'

import { searchKeyStore } from './search-key'
import { ToggleSwitch } from '@/components/ui/toggle-switch'
import { useStored } from '@/components/ui/use-in-browser'
import { shell } from '@/lib/content/shell'

/** Switches off the search key, for readers who dictate or hit keys by accident. Not shown on telephones. */
export function SearchKeySwitch() {
  return (
    <ToggleSwitch
      isOn={useStored(searchKeyStore) !== 'off'}
      onChange={(isOn) => searchKeyStore.set(isOn ? null : 'off')}
      className="needs-script mt-1 hidden text-sm font-medium text-ink-soft md:inline-flex"
    >
      {shell.searchKey}
    </ToggleSwitch>
  )
}
