'use client'

import type { EditorView } from '@codemirror/view'
import { Keyboard, Sparkles } from 'lucide-react'
import { deskView } from '../post-form/desk-view'
import { keyLabel, type Tool, TOOL_GROUPS, type ToolId } from './tools'
import { IconButton } from '@/components/ui/button'

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const

type Props = {
  view: EditorView
  onTool: (id: ToolId, view: EditorView) => void
  onAskHelper: () => void
}

/** The tools as buttons, in one row; each names its key. */
export default function Toolbar({ view, onTool, onAskHelper }: Props) {
  const button = (tool: Tool) => (
    <IconButton
      key={tool.id}
      label={`${tool.name} (${keyLabel(tool)})`}
      icon={<tool.Icon {...icon} />}
      onClick={() => onTool(tool.id, view)}
    />
  )
  return (
    <div role="toolbar" aria-label="Formatting" className="flex min-w-0 flex-1 items-center overflow-x-auto">
      {TOOL_GROUPS.map((tools) => (
        <div key={tools[0]?.id} className="flex border-line px-1 not-first:border-l">
          {tools.map(button)}
        </div>
      ))}
      <div className="flex border-l border-line px-1 lg:ml-auto lg:border-l-0">
        <IconButton label="AI structure helper" icon={<Sparkles {...icon} />} onClick={onAskHelper} />
        <IconButton label="Keys (?)" icon={<Keyboard {...icon} />} onClick={() => deskView.setKeys(true)} />
      </div>
    </div>
  )
}
