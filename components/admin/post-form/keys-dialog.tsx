'use client'

import { Dialog } from '@/components/ui/dialog'
import { keyLabel, TOOLS } from '../editor/tools'

type Key = { name: string; key: string; mac?: string }

const KEYS: readonly Key[] = [
  { name: 'Save', key: 'Mod-s' },
  { name: 'The main button: publish, update, schedule', key: 'Mod-Enter' },
  ...TOOLS,
  { name: 'Undo', key: 'Mod-z' },
  { name: 'Redo', key: 'Mod-y', mac: 'Mod-Shift-z' },
  { name: 'Paste as plain text', key: 'Mod-Shift-v' },
  { name: 'From the title to the text', key: 'Enter' },
  { name: 'Out of the text', key: 'Tab' },
  { name: 'Close the drawer', key: 'Escape' },
  { name: 'This list, outside of a field', key: '?' },
]

/** Every key of the desk. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keys">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 text-sm">
        {KEYS.map((key) => (
          <div key={key.name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2 last:border-b-0">
            <dt>{key.name}</dt>
            <dd>
              <kbd className="font-sans font-semibold">{keyLabel(key)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
