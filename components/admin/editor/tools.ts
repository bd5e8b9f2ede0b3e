import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Maximize2,
  Minus,
  Quote,
  Search,
  Table,
} from 'lucide-react'

export type ToolId =
  | 'bold'
  | 'italic'
  | 'heading2'
  | 'heading3'
  | 'list'
  | 'numbered'
  | 'quote'
  | 'link'
  | 'picture'
  | 'table'
  | 'divider'
  | 'find'
  | 'full'

/**
 * `key` as CodeMirror writes it; digits, since AltGr and letters write letters in many languages. `mac` where the system
 * has taken the key for itself.
 */
export type Tool = { id: ToolId; name: string; key: string; mac?: string; Icon: LucideIcon }

/** What the toolbar offers, in groups; without the commands, which come with the editor. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    { id: 'bold', name: 'Bold', key: 'Mod-b', Icon: Bold },
    { id: 'italic', name: 'Italic', key: 'Mod-i', Icon: Italic },
  ],
  [
    { id: 'heading2', name: 'Heading 2', key: 'Mod-Shift-2', Icon: Heading2 },
    { id: 'heading3', name: 'Heading 3', key: 'Mod-Shift-3', mac: 'Ctrl-Shift-3', Icon: Heading3 },
  ],
  [
    { id: 'list', name: 'List', key: 'Mod-Shift-8', Icon: List },
    { id: 'numbered', name: 'Numbered list', key: 'Mod-Shift-6', Icon: ListOrdered },
    { id: 'quote', name: 'Quote', key: 'Mod-Shift-9', Icon: Quote },
  ],
  [
    { id: 'link', name: 'Link', key: 'Mod-k', Icon: Link2 },
    { id: 'picture', name: 'Upload a picture into the text', key: 'Mod-Shift-1', Icon: ImagePlus },
    { id: 'table', name: 'Table', key: 'Mod-Shift-7', Icon: Table },
    { id: 'divider', name: 'Divider', key: 'Mod-Shift-4', mac: 'Ctrl-Shift-4', Icon: Minus },
  ],
  [
    { id: 'find', name: 'Find and replace', key: 'Mod-f', Icon: Search },
    { id: 'full', name: 'Full screen', key: 'Mod-Shift-f', Icon: Maximize2 },
  ],
]
export const TOOLS: readonly Tool[] = TOOL_GROUPS.flat()

const MAC_NAMES: Record<string, string> = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥' }
const NAMES: Record<string, string> = { Mod: 'Ctrl' }

/** A key as it is printed on the person's keyboard. */
export function keyLabel(
  { key, mac = key }: { key: string; mac?: string },
  isMac = /Mac|iPhone|iPad/.test(navigator.platform),
): string {
  const names = isMac ? MAC_NAMES : NAMES
  const parts = (isMac ? mac : key).split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part))
  return parts.map((part) => names[part] ?? part).join(isMac ? '' : '+')
}
