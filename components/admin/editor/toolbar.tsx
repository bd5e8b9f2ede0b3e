'use client'

import type { EditorView } from '@codemirror/view'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Keyboard as KeyboardIcon,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Maximize2,
  Minus,
  Quote,
  Search,
  Sparkles,
  Table,
} from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { deskView } from '../post-form/desk-view'
import { IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

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
type Tool = { id: ToolId; name: string; key: string; mac?: string; Icon: LucideIcon }

/** What the toolbar offers, in groups; without the commands, which come with the editor. */
const TOOL_GROUPS: readonly (readonly Tool[])[] = [
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

const ARROWS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }
const MAC_NAMES: Record<string, string> = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥', ...ARROWS }
const NAMES: Record<string, string> = { Mod: 'Ctrl', ...ARROWS }

/** A key as it is printed on the person's keyboard. */
export function keyLabel(
  { key, mac = key }: { key: string; mac?: string },
  isMac = /Mac|iPhone|iPad/.test(navigator.platform),
): string {
  const names = isMac ? MAC_NAMES : NAMES
  const parts = (isMac ? mac : key).split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part))
  return parts.map((part) => names[part] ?? part).join(isMac ? '' : '+')
}

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const

type Props = {
  view: EditorView
  onTool: (id: ToolId, view: EditorView) => void
  onAskHelper: () => void
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** One stop of the Tab key, arrows within: `stop` is the tool at which Tab stops, the last one that had the focus. */
function useArrows() {
  const [stop, setStop] = useState(0)
  const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll('button')]
  const onFocus = ({ currentTarget, target }: FocusEvent) =>
    setStop(
      Math.max(
        0,
        buttonsOf(currentTarget).findIndex((button) => button === target),
      ),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsOf(event.currentTarget)
    const next = buttons[STEPS[event.key]?.(stop, buttons.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { tabIndexOf: (index: number) => (index === stop ? 0 : -1), handlers: { onFocus, onKeyDown } }
}

/** The tools as buttons, in one row; each names its key. */
export function Toolbar({ view, onTool, onAskHelper }: Props) {
  const { tabIndexOf, handlers } = useArrows()
  const button = (tool: Tool) => (
    <IconButton
      key={tool.id}
      tabIndex={tabIndexOf(TOOLS.indexOf(tool))}
      label={`${tool.name} (${keyLabel(tool)})`}
      icon={<tool.Icon {...icon} />}
      onClick={() => onTool(tool.id, view)}
    />
  )
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className="flex min-w-0 flex-1 items-center overflow-x-auto"
      {...handlers}
    >
      {TOOL_GROUPS.map((tools) => (
        <div key={tools[0]?.id} className="flex border-line px-1 not-first:border-l">
          {tools.map(button)}
        </div>
      ))}
      <div className="flex border-l border-line px-1 lg:ml-auto lg:border-l-0">
        <IconButton
          label="AI structure helper"
          icon={<Sparkles {...icon} />}
          tabIndex={tabIndexOf(TOOLS.length)}
          onClick={onAskHelper}
        />
        <IconButton
          label="Keys (?)"
          icon={<KeyboardIcon {...icon} />}
          tabIndex={tabIndexOf(TOOLS.length + 1)}
          onClick={() => deskView.setKeys(true)}
        />
      </div>
    </div>
  )
}

type Key = { name: string; key: string; mac?: string }

const KEYS: readonly Key[] = [
  { name: 'Save', key: 'Mod-s' },
  { name: 'The main button: publish, update, schedule', key: 'Mod-Enter' },
  ...TOOLS,
  { name: 'Ingredients, steps, a tip…: at the beginning of a line', key: '/' },
  { name: 'Undo', key: 'Mod-z' },
  { name: 'Redo', key: 'Mod-y', mac: 'Mod-Shift-z' },
  { name: 'Paste as plain text', key: 'Mod-Shift-v' },
  { name: 'Next place that was found', key: 'F3' },
  { name: 'The one before', key: 'Shift-F3' },
  { name: 'Select the same words once more', key: 'Mod-d' },
  { name: 'Go to a line', key: 'Mod-Alt-g' },
  { name: 'Move the line up', key: 'Alt-ArrowUp' },
  { name: 'Move the line down', key: 'Alt-ArrowDown' },
  { name: 'Copy the line', key: 'Shift-Alt-ArrowDown' },
  { name: 'Delete the line', key: 'Mod-Shift-k' },
  { name: 'Further in, in a list', key: 'Mod-]' },
  { name: 'Further out', key: 'Mod-[' },
  { name: 'Out of a list, in an empty item', key: 'Enter' },
  { name: 'From the title to the text', key: 'Enter' },
  { name: 'Out of the text', key: 'Tab' },
  { name: 'From one tool to the next, from one tab of the drawer to the next', key: 'ArrowRight' },
  { name: 'Close what is open, or the drawer', key: 'Escape' },
  { name: 'Find anything of the panel, outside of the text', key: 'Mod-k' },
  { name: 'This list, outside of a field', key: '?' },
]

/** Every key of the desk. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} isWide title="Keys">
      <dl className="gap-x-10 text-sm sm:columns-2">
        {KEYS.map((key) => (
          <div
            key={key.name}
            className="flex break-inside-avoid items-baseline justify-between gap-x-6 border-b border-line py-2"
          >
            <dt>{key.name}</dt>
            <dd className="whitespace-nowrap">
              <kbd className="font-sans font-semibold">{keyLabel(key)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
