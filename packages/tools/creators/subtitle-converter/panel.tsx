import { useMemo, useState } from 'react'
import { FileField } from '../../kit/ui/file-field'
import { ToolForm } from '../../kit/ui/tool-form'
import { NoResult, type PanelProps, ToolScreen } from '../../kit/ui/tool-panel'
import { useLongTask } from '../../kit/ui/use-long-task'
import { inputAsResult, useTool } from '../../kit/ui/use-tool'
import { withFocusOn } from '../../kit/ui/with-focus-on'
import { Button } from '../../site-controls'
import { runSteps, runStepsInSlices } from '../../kit/steps'
import { calculate } from './calculate'
import { decodeSubtitle } from './decode'
import { form, type Input, MAX_FILE } from './form'
import { ConvertedView } from './view'

/** Texts up to this length are converted at once. */
const SHORT = 20_000

type Chosen = { name: string; bytes: Uint8Array }

const inSlices = (input: Input, signal: AbortSignal) => runStepsInSlices(calculate(input), signal)

function useFile() {
  const [file, setFile] = useState<Chosen | null>(null)
  const [error, setError] = useState<string>()
  const choose = async ([picked]: readonly File[]) => {
    if (!picked) return
    if (picked.size > MAX_FILE) return setError('The file is larger than 5 MB.')
    // The file may be moved or locked after it was chosen.
    const bytes = await picked.arrayBuffer().catch(() => null)
    if (!bytes) return setError('The file could not be read.')
    setFile({ name: picked.name, bytes: new Uint8Array(bytes) })
    setError(undefined)
  }
  const remove = () => {
    setFile(null)
    setError(undefined)
  }
  return { file, error, choose, remove }
}

export default function SubtitlePanel({ slug }: PanelProps) {
  const { file, error, choose, remove } = useFile()
  const tool = useTool({ slug, form, calculate: inputAsResult, onExample: remove, onClear: remove })
  const typed = tool.outcome?.result ?? null
  const encoding = typed?.encoding ?? 'utf-8'
  const decoded = useMemo(() => file && decodeSubtitle(file.bytes, encoding), [file, encoding])
  const input = useMemo(() => typed && { ...typed, ...(decoded && { source: decoded.text }) }, [typed, decoded])
  const isLong = input !== null && input.source.length > SHORT
  const short = useMemo(() => (input && !isLong ? runSteps(calculate(input)) : null), [input, isLong])
  const task = useLongTask(isLong ? input : null, inSlices)
  const result = isLong ? task.result : short
  return (
    <ToolScreen
      isStale={tool.isStale && result !== null}
      form={
        <>
          <ToolForm tool={tool} submit="Convert" />
          <div className="mt-6 grid gap-3 border-t border-line pt-4 noscript:hidden">
            <FileField
              label="Or a file"
              hint="SRT, VTT, SBV or text, up to 5 MB. It takes the place of the text above."
              error={error}
              accept=".srt,.vtt,.sbv,.txt,text/vtt,text/plain,application/x-subrip"
              onFiles={(files) => void choose(files)}
            />
            {file && (
              <p className="flex flex-wrap items-center gap-3">
                <span role="status">Using {file.name}.</span>
                <Button tone="secondary" onClick={withFocusOn('[type=file]', remove)}>
                  Remove the file
                </Button>
              </p>
            )}
          </div>
        </>
      }
    >
      {result === null && <NoResult>{isLong ? 'Converting …' : undefined}</NoResult>}
      {result?.ok === false && <NoResult>{result.message}</NoResult>}
      {result?.ok && input && <ConvertedView result={result} output={input.output} unknown={decoded?.unknown ?? 0} />}
    </ToolScreen>
  )
}
