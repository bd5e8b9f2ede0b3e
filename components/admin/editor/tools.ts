import { startCompletion } from '@codemirror/autocomplete'
import { openSearchPanel } from '@codemirror/search'
import type { Command, EditorView } from '@codemirror/view'
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
import { pickImages } from '../images/files'
import { editorLayout } from '../post-form/editor-layout'
import {
  insertDivider,
  insertLink,
  toggleHeading,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './commands'
import { insertTable } from './table'
import { uploadIntoText } from './text-uploads'

/**
 * `key` is in CodeMirror's notation. It uses digits where it can, because AltGr with a letter types a character on many
 * keyboards. `mac` replaces a key that macOS uses itself.
 */
export type Tool = {
  name: string
  key: string
  mac?: string
  Icon: LucideIcon
  run: Command
}

/** Returns the focus to the text after a click on the tool's button. */
const focused =
  (run: (view: EditorView) => void): Command =>
  (view) => {
    run(view)
    view.focus()
    return true
  }

// Offers posts of this site for the address.
const link: Command = (view) => focused(insertLink)(view) && startCompletion(view)

export const uploadPicture: Command = (view) => {
  pickImages((files) => {
    uploadIntoText(view, files, view.state.selection.main.head)
    view.focus()
  })
  return true
}

export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    { name: 'Bold', key: 'Mod-b', Icon: Bold, run: focused(toggleMark('**')) },
    { name: 'Italic', key: 'Mod-i', Icon: Italic, run: focused(toggleMark('*')) },
  ],
  [
    { name: 'Heading 2', key: 'Mod-Shift-2', Icon: Heading2, run: focused(toggleHeading(2)) },
    { name: 'Heading 3', key: 'Mod-Shift-3', mac: 'Ctrl-Shift-3', Icon: Heading3, run: focused(toggleHeading(3)) },
  ],
  [
    { name: 'List', key: 'Mod-Shift-8', Icon: List, run: focused(toggleList) },
    { name: 'Numbered list', key: 'Mod-Shift-6', Icon: ListOrdered, run: focused(toggleNumbers) },
    { name: 'Quote', key: 'Mod-Shift-9', Icon: Quote, run: focused(toggleQuote) },
  ],
  [
    { name: 'Link', key: 'Mod-k', Icon: Link2, run: link },
    { name: 'Upload a picture into the text', key: 'Mod-Shift-1', Icon: ImagePlus, run: uploadPicture },
    { name: 'Table', key: 'Mod-Shift-7', Icon: Table, run: focused(insertTable) },
    { name: 'Divider', key: 'Mod-Shift-4', mac: 'Ctrl-Shift-4', Icon: Minus, run: focused(insertDivider) },
  ],
  [{ name: 'Find and replace', key: 'Mod-f', Icon: Search, run: openSearchPanel }],
]
export const FULL_SCREEN_TOOL: Tool = {
  name: 'Full screen',
  key: 'Mod-Shift-f',
  Icon: Maximize2,
  run: focused(editorLayout.toggleFull),
}
export const TOOLS: readonly Tool[] = [...TOOL_GROUPS.flat(), FULL_SCREEN_TOOL]

const ARROWS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }
const MAC_NAMES: Record<string, string> = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥', ...ARROWS }
const NAMES: Record<string, string> = { Mod: 'Ctrl', ...ARROWS }

export function keyLabel(
  { key, mac = key }: { key: string; mac?: string },
  isMac = /Mac|iPhone|iPad/.test(navigator.platform),
): string {
  const names = isMac ? MAC_NAMES : NAMES
  const parts = (isMac ? mac : key).split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part))
  return parts.map((part) => names[part] ?? part).join(isMac ? '' : '+')
}
