import { Keyboard, Sparkles } from 'lucide-react'
import { Toolbar as Radix } from 'radix-ui'
import { editorLayout } from '../post-form/editor-layout'
import { useTextEditor } from './text-editor'
import { FULL_SCREEN_TOOL, keyLabel, type Tool, TOOL_GROUPS, TOOLS } from './tools'
import { IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

const icon = { className: 'size-4.5' } as const

function ToolButton({ tool }: { tool: Tool }) {
  const { view } = useTextEditor()
  return (
    <Radix.Button asChild>
      <IconButton
        label={`${tool.name} (${keyLabel(tool)})`}
        icon={<tool.Icon {...icon} />}
        onClick={() => view && tool.run(view)}
      />
    </Radix.Button>
  )
}

/** The tools as buttons in one scrolling row, each named with its key. On wide screens the last group stays. */
export function Toolbar({ onAskHelper }: { onAskHelper: () => void }) {
  return (
    <Radix.Root aria-label="Formatting" className="flex min-w-0 flex-1 items-center max-lg:overflow-x-auto">
      <div className="flex min-w-0 items-center overflow-x-auto max-lg:contents">
        {TOOL_GROUPS.map((tools) => (
          <div key={tools[0]?.name} className="flex border-line px-1 not-first:border-l">
            {tools.map((tool) => (
              <ToolButton key={tool.name} tool={tool} />
            ))}
          </div>
        ))}
      </div>
      <div className="flex shrink-0 border-l border-line px-1 lg:ml-auto">
        <ToolButton tool={FULL_SCREEN_TOOL} />
        <Radix.Button asChild>
          <IconButton label="AI structure helper" icon={<Sparkles {...icon} />} onClick={onAskHelper} />
        </Radix.Button>
        <Radix.Button asChild>
          <IconButton label="Keys (?)" icon={<Keyboard {...icon} />} onClick={() => editorLayout.setKeys(true)} />
        </Radix.Button>
      </div>
    </Radix.Root>
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

export function KeysDialog() {
  return (
    <Dialog onClose={() => editorLayout.setKeys(false)} isWide title="Keys">
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
