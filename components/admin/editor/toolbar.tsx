'use client'

import type { StateCommand } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { Bold, Heading2, ImagePlus, Italic, Link2, List, Quote, Table } from 'lucide-react'
import { cycleHeading, insertLink, insertTable, toggleList, toggleMark, toggleQuote } from './commands'
import { IconButton } from '@/components/ui/button'
import { IMAGE_ACCEPT } from '@/lib/images/limits'

const TOOLS: { label: string; Icon: typeof Bold; run: StateCommand }[] = [
  { label: 'Bold (Ctrl+B)', Icon: Bold, run: toggleMark('**') },
  { label: 'Italic (Ctrl+I)', Icon: Italic, run: toggleMark('*') },
  { label: 'Link (Ctrl+K)', Icon: Link2, run: insertLink },
  { label: 'Heading (Ctrl+Alt+H)', Icon: Heading2, run: cycleHeading },
  { label: 'List (Ctrl+Shift+8)', Icon: List, run: toggleList },
  { label: 'Quote (Ctrl+Shift+9)', Icon: Quote, run: toggleQuote },
  { label: 'Table', Icon: Table, run: insertTable },
]

type Props = { view: EditorView; onFiles: (view: EditorView, files: File[], at: number) => void }

/** What Markdown can do, for whoever does not know its signs by heart. */
export default function Toolbar({ view, onFiles }: Props) {
  const use = (run: StateCommand) => {
    run(view)
    view.focus()
  }
  const upload = () => {
    // Made on demand: the form itself has one file field, that of its pictures.
    const picker = document.createElement('input')
    picker.type = 'file'
    picker.multiple = true
    picker.accept = IMAGE_ACCEPT
    picker.onchange = () => {
      onFiles(view, [...(picker.files ?? [])], view.state.selection.main.head)
      view.focus()
    }
    picker.click()
  }
  return (
    <div role="group" aria-label="Formatting" className="flex flex-wrap">
      {TOOLS.map(({ label, Icon, run }) => (
        <IconButton key={label} label={label} icon={<Icon aria-hidden="true" className="size-5" />} onClick={() => use(run)} />
      ))}
      <IconButton
        label="Upload a picture into the text"
        icon={<ImagePlus aria-hidden="true" className="size-5" />}
        onClick={upload}
      />
    </div>
  )
}
