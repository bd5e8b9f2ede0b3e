'use client'

import type { StateCommand } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { ImagePlus } from 'lucide-react'
import { IMAGE_KEY, keyLabel, TOOLS } from './commands'
import { IconButton } from '@/components/ui/button'

type Props = { view: EditorView; onPickImages: (view: EditorView) => void }

/** The tools as buttons; each names its key. */
export default function Toolbar({ view, onPickImages }: Props) {
  const use = (run: StateCommand) => {
    run(view)
    view.focus()
  }
  return (
    <div role="group" aria-label="Formatting" className="flex flex-wrap">
      {TOOLS.map(({ name, key, Icon, run }) => (
        <IconButton
          key={key}
          label={`${name} (${keyLabel(key)})`}
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={() => use(run)}
        />
      ))}
      <IconButton
        label={`Upload a picture into the text (${keyLabel(IMAGE_KEY)})`}
        icon={<ImagePlus aria-hidden="true" className="size-5" />}
        onClick={() => onPickImages(view)}
      />
    </div>
  )
}
