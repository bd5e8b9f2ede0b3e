import { useState } from 'react'
import { FileField } from '../../kit/ui/file-field'
import { Advice, type AdviceItem, DataTable, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { useLive } from '../../kit/ui/use-live'
import { previewCards, type Result } from './calculate'
import { Cards } from './cards'
import { form, type Input } from './form'
import type { Finding } from './findings'
import { readHeadTags } from './head-tags'
import { tagsOfFields } from './tags'

const MAX_FILE = 10 * 1024 * 1024
const preview = (input: Input) =>
  previewCards(input.from === 'fields' ? tagsOfFields(input) : readHeadTags(input.html), input.address)

const item = ({ kind, text }: Finding): AdviceItem => ({ kind: kind === 'advice' ? 'advice' : 'warning', text })

function sentence({ findings, cards }: Result): string {
  if (cards.every(({ title, description, image }) => !title && !description && !image))
    return 'No tag for a card was found. Paste the head of a page.'
  const wrong = findings.filter(({ kind }) => kind !== 'advice').length
  if (findings.length === 0) return 'All five networks have what they need.'
  if (wrong === 0) return 'All networks have what they need; see the advice.'
  return `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} missing or contradictory; the corrected tags stand below.`
}

function View({ result, file }: { result: Result; file: string | null }) {
  const { findings, corrected, missing, cards } = result
  return (
    <>
      <ResultSentence>{sentence(result)}</ResultSentence>
      <Cards result={result} file={file} />
      <Advice items={findings.map(item)} />
      <TextResult
        title="Corrected tags"
        text={corrected}
        isCode
        file="head-tags.html"
        warning={missing > 0 ? `${missing} ${missing === 1 ? 'mark is' : 'marks are'} left to fill in.` : undefined}
      />
      <DataTable
        caption="Values used"
        columns={['Network', 'Title from', 'Description from', 'Picture from']}
        rows={cards.map(({ network, title, description, image }) => [
          network,
          title?.from ?? '–',
          description?.from ?? '–',
          image?.from ?? '–',
        ])}
        wordColumns={[1, 2, 3]}
      />
    </>
  )
}

export default function LinkCardPanel(props: PanelProps) {
  // The object URL of the chosen picture.
  const [file, setFile] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  // The server has no HTML parser, so the cards appear after hydration.
  const isLive = useLive(() => true, false)
  const show = (next: File | null) => {
    if (file !== null) URL.revokeObjectURL(file)
    setFile(next && URL.createObjectURL(next))
    setError(undefined)
  }
  const remove = () => show(null)
  const choose = ([next]: readonly File[]) => {
    if (!next) return
    const isImage = next.type.startsWith('image/') && next.type !== 'image/svg+xml'
    if (!isImage) return setError('Choose a picture: JPEG, PNG, WebP, GIF or AVIF.')
    if (next.size > MAX_FILE) return setError('The file is larger than 10 MB.')
    show(next)
  }
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={isLive ? preview : undefined}
      submit="Preview"
      isSentence
      onExample={remove}
      onClear={remove}
      beside={() => (
        <div className="mt-6 border-t border-line pt-4 noscript:hidden">
          <FileField
            label="Picture for the preview (optional)"
            hint="Stays in your browser; up to 10 MB."
            error={error}
            accept="image/*"
            onFiles={choose}
          />
        </div>
      )}
    >
      {(result) => <View result={result} file={file} />}
    </ToolPanel>
  )
}
