import type { StateCommand } from '@codemirror/state'
import { Bold, Heading2, Italic, Link2, List, type LucideIcon, Quote, Table } from 'lucide-react'
import { cycleHeading, insertLink, insertTable, toggleList, toggleMark, toggleQuote } from './commands'

/** What the toolbar offers. `key` as CodeMirror writes it; digits, since AltGr and letters write letters in many languages. */
export type Tool = { name: string; key: string; Icon: LucideIcon; run: StateCommand }

export const TOOLS: Tool[] = [
  { name: 'Bold', key: 'Mod-b', Icon: Bold, run: toggleMark('**') },
  { name: 'Italic', key: 'Mod-i', Icon: Italic, run: toggleMark('*') },
  { name: 'Link', key: 'Mod-k', Icon: Link2, run: insertLink },
  { name: 'Heading', key: 'Mod-Shift-2', Icon: Heading2, run: cycleHeading },
  { name: 'Table', key: 'Mod-Shift-7', Icon: Table, run: insertTable },
  { name: 'List', key: 'Mod-Shift-8', Icon: List, run: toggleList },
  { name: 'Quote', key: 'Mod-Shift-9', Icon: Quote, run: toggleQuote },
]

export const PICTURE_KEY = 'Mod-Shift-1'

/** A key as it is printed on the person's keyboard. */
export function keyLabel(key: string, isMac = /Mac|iPhone|iPad/.test(navigator.platform)): string {
  const parts = key.split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part))
  const names = isMac ? { Mod: '⌘', Shift: '⇧' } : { Mod: 'Ctrl', Shift: 'Shift' }
  return parts.map((part) => (part === 'Mod' || part === 'Shift' ? names[part] : part)).join(isMac ? '' : '+')
}
