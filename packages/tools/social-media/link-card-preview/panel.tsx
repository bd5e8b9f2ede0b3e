import { useMemo, useState } from 'react'
import { FileField } from '../../kit/ui/file-field'
import { Advice, type AdviceItem, DataTable, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { ToolForm } from '../../kit/ui/tool-form'
import { NoResult, type PanelProps, ToolScreen } from '../../kit/ui/tool-panel'
import { useLive } from '../../kit/ui/use-live'
import { inputAsResult, useTool } from '../../kit/ui/use-tool'
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

export default function LinkCardPanel({ slug }: PanelProps) {
  // The object URL of the chosen picture.
  const [file, setFile] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const show = (next: File | null) => {
    if (file !== null) URL.revokeObjectURL(file)
    setFile(next && URL.createObjectURL(next))
  }
  const remove = () => {
    show(null)
    setError(undefined)
  }
  const tool = useTool({ slug, form, calculate: inputAsResult, onExample: remove, onClear: remove })
  // The server has no HTML parser, so the cards appear after hydration.
  const isLive = useLive(() => true, false)
  const input = tool.outcome?.result ?? null
  const result = useMemo(() => (isLive && input ? preview(input) : null), [isLive, input])
  const choose = ([next]: readonly File[]) => {
    if (!next) return
    const isImage = next.type.startsWith('image/') && next.type !== 'image/svg+xml'
    if (!isImage) return setError('Choose a picture: JPEG, PNG, WebP, GIF or AVIF.')
    if (next.size > MAX_FILE) return setError('The file is larger than 10 MB.')
    setError(undefined)
    show(next)
  }
  return (
    <ToolScreen
      isStale={tool.isStale && result !== null}
      form={
        <>
          <ToolForm tool={tool} submit="Preview" />
          <div className="mt-6 border-t border-line pt-4 noscript:hidden">
            <FileField
              label="Picture for the preview (optional)"
              hint="Stays in your browser; up to 10 MB."
              error={error}
              accept="image/*"
              onFiles={choose}
            />
          </div>
        </>
      }
    >
      {result ? <View result={result} file={file} /> : <NoResult isSentence />}
    </ToolScreen>
  )
}
