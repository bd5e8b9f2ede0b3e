import { useCallback, useState } from 'react'
import { FileField } from '../../kit/ui/file-field'
import { NoResult, type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
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

/** Converts the file, or without one the text of the form. */
function* convert(input: Input, file: Chosen | null) {
  const { text, unknown } = file ? decodeSubtitle(file.bytes, input.encoding) : { text: input.source, unknown: 0 }
  return { result: yield* calculate({ ...input, source: text }), unknown }
}

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

export default function SubtitlePanel(props: PanelProps) {
  const { file, error, choose, remove } = useFile()
  const short = useCallback(
    (input: Input) => ((file?.bytes ?? input.source).length > SHORT ? null : runSteps(convert(input, file))),
    [file],
  )
  const work = useCallback(
    (input: Input, signal: AbortSignal) => runStepsInSlices(convert(input, file), signal),
    [file],
  )
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={short}
      work={work}
      submit="Convert"
      busy="Converting …"
      onExample={remove}
      onClear={remove}
      beside={() => (
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
      )}
    >
      {({ result, unknown }, { output }) =>
        result.ok ? (
          <ConvertedView result={result} output={output} unknown={unknown} />
        ) : (
          <NoResult>{result.message}</NoResult>
        )
      }
    </ToolPanel>
  )
}
