'use client'

import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { DownloadButton } from '@/components/tools/kit/file-buttons'
import { FileField } from '@/components/tools/kit/file-field'
import { canvasFile, drawPart, type LocalImage, readLocalImage } from '@/components/tools/kit/read-image'
import {
  Advice,
  type AdviceItem,
  DataTable,
  Figures,
  ResultHeading,
  ResultSentence,
} from '@/components/tools/kit/results'
import { ToolForm } from '@/components/tools/kit/tool-form'
import { NoResult, type PanelProps, ToolScreen } from '@/components/tools/kit/tool-panel'
import { useTool } from '@/components/tools/kit/use-tool'
import { IconButton } from '@/components/ui/button'
import {
  calculate,
  checkThumbnail,
  fitThumbnail,
  lumaDeviation,
  type Result,
  SMALLEST_LETTERS,
  surfaces,
  type TitleCheck,
} from './calculate'
import { fields } from './fields'
import { type Input, schema } from './schema'
import { type LetterBox, Thumbnail } from './thumbnail'

const MAX_FILES = 4
const [SMALL_WIDTH, SMALL_HEIGHT] = [168, 94]

interface Chosen {
  image: LocalImage
  deviation: number
}

function canvasOf(image: LocalImage, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  drawPart(canvas, image.bitmap, fitThumbnail(image.info).source, { x: 0, y: 0, width, height }, '#000000')
  return canvas
}

/** Light and dark at the size of a list. */
function deviationOf(image: LocalImage): number {
  const context = canvasOf(image, SMALL_WIDTH, SMALL_HEIGHT).getContext('2d')
  return context ? lumaDeviation(context.getImageData(0, 0, SMALL_WIDTH, SMALL_HEIGHT).data) : 0
}

function fitted(image: LocalImage): Promise<Blob> {
  const { width, height } = fitThumbnail(image.info)
  return canvasFile(canvasOf(image, width, height), 'image/jpeg', 0.9)
}

const boxOf = ({ left, top, right, bottom }: Input): LetterBox | null =>
  left === null || top === null || right === null || bottom === null ? null : { left, top, right, bottom }

function sentence({ titles }: Result, surface: Input['surface']): string {
  const cut = titles.filter(({ isCut }) => isCut).length
  const place = surfaces[surface].name
  if (cut === 0)
    return titles.length === 1
      ? `The title stands whole in “${place}”.`
      : `All ${titles.length} titles stand whole in “${place}”.`
  return `${cut} of ${titles.length} ${titles.length === 1 ? 'title is' : 'titles are'} cut in “${place}”: the beginning has to say it.`
}

type PairProps = {
  title: TitleCheck
  number: number
  chosen: Chosen | undefined
  input: Input
  onCorner: (x: number, y: number) => void
}

/** A title with a thumbnail, in the width and the colours of the place. */
function Pair({ title, number, chosen, input, onCorner }: PairProps) {
  const { thumbnail, font, column } = surfaces[input.surface]
  const isBeside = input.surface === 'suggested' || input.surface === 'search'
  return (
    <li
      className={`min-w-0 rounded-lg p-3 ${input.theme === 'dark' ? 'bg-[#0f0f0f] text-[#f1f1f1]' : 'bg-[#fff] text-[#0f0f0f]'}`}
    >
      <div className={isBeside ? 'flex flex-wrap gap-3' : 'grid gap-3'}>
        <div className="w-full" style={{ maxWidth: thumbnail }}>
          <Thumbnail
            image={chosen?.image ?? null}
            label={`Thumbnail ${number}`}
            length={input.length}
            box={boxOf(input)}
            onCorner={onCorner}
          />
        </div>
        <div className="min-w-0 font-[Arial,sans-serif]" style={{ maxWidth: column }}>
          <p className="leading-snug" style={{ fontSize: font }}>
            {title.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          <p className="mt-1 text-sm opacity-80">{input.channel || 'Channel'}</p>
        </div>
      </div>
    </li>
  )
}

function itemsOf({ titles, letterHeight, contrast }: Result, images: readonly Chosen[]): AdviceItem[] {
  const items: AdviceItem[] = titles.flatMap(({ advice }, at) =>
    advice.map((text): AdviceItem => ({ kind: 'advice', text: `Title ${at + 1}: ${text}` })),
  )
  for (const [at, { image, deviation }] of images.entries()) {
    const { problems, advice } = checkThumbnail(image.info, image.bytes, deviation)
    items.push(...problems.map((text): AdviceItem => ({ kind: 'warning', text: `Thumbnail ${at + 1}: ${text}` })))
    items.push(...advice.map((text): AdviceItem => ({ kind: 'advice', text: `Thumbnail ${at + 1}: ${text}` })))
  }
  if (letterHeight !== null && letterHeight < SMALLEST_LETTERS) {
    items.push({
      kind: 'warning',
      text: `The letters are ${letterHeight.toFixed(1)} px high on a small thumbnail; under ${SMALLEST_LETTERS} px nobody reads them.`,
    })
  }
  if (letterHeight !== null && contrast < 4.5)
    items.push({
      kind: 'warning',
      text: `The contrast of the letters is ${contrast.toFixed(1)}:1; 4.5:1 or more can be read.`,
    })
  return items
}

type ViewProps = {
  result: Result
  input: Input
  images: readonly Chosen[]
  onCorner: (x: number, y: number) => void
  onRemove: (at: number) => void
}

function View({ result, input, images, onCorner, onRemove }: ViewProps) {
  const { titles, contrast, letterHeight } = result
  const pairs = Math.max(titles.length, images.length)
  return (
    <>
      <ResultSentence>{sentence(result, input.surface)}</ResultSentence>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(25rem,100%),1fr))] gap-4">
        {Array.from({ length: pairs }, (_, at) => {
          const title = titles[at] ?? titles[0]
          return (
            title && (
              <Pair
                key={at}
                title={title}
                number={at + 1}
                chosen={images[at] ?? images[0]}
                input={input}
                onCorner={onCorner}
              />
            )
          )
        })}
      </ul>
      {images.length > 0 && (
        <div>
          <ResultHeading>Thumbnails</ResultHeading>
          <ul className="grid gap-2">
            {images.map(({ image }, at) => (
              <li key={`${image.name}-${at}`} className="flex flex-wrap items-center gap-3 border-t border-line pt-2">
                <span className="min-w-0 grow wrap-anywhere">
                  {at + 1}. {image.name}, {image.info.width} × {image.info.height}
                </span>
                <DownloadButton name={`thumbnail-${at + 1}.jpg`} content={() => fitted(image)} label="Save fitted" />
                <IconButton
                  label={`Remove thumbnail ${at + 1}`}
                  icon={<X className="size-5" />}
                  onClick={() => onRemove(at)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Advice items={itemsOf(result, images)} />
      <DataTable
        caption="Side by side"
        columns={['Title', 'Characters', 'Width at 16 px', 'Shown']}
        rows={titles.map(({ title, characters, width, lines, isCut }) => [
          title,
          `${characters} of 100`,
          `${width.toFixed(0)} px`,
          isCut ? lines.join(' ') : 'whole',
        ])}
        wordColumns={[3]}
      />
      <Figures
        facts={[
          { label: 'Contrast', value: `${contrast.toFixed(1)}:1`, note: 'Of the two colours you picked' },
          {
            label: 'Letters',
            value: letterHeight === null ? '–' : `${letterHeight.toFixed(1)} px`,
            note: letterHeight === null ? 'Draw a box around the smallest' : 'High at 168 px of width',
          },
        ]}
      />
    </>
  )
}

export default function TitleTesterPanel(_: PanelProps) {
  const tool = useTool({ slug: 'title-thumbnail-tester', fields, schema, calculate })
  const [images, setImages] = useState<readonly Chosen[]>([])
  const [error, setError] = useState<string>()
  const corner = useRef<{ x: number; y: number } | null>(null)

  const choose = async (files: readonly File[]) => {
    const reads = await Promise.all(files.slice(0, MAX_FILES).map(readLocalImage))
    const wrong = reads.flatMap((read) => (read.ok ? [] : [read.message]))
    const right = reads.flatMap((read) => (read.ok ? [{ image: read.image, deviation: deviationOf(read.image) }] : []))
    setError(wrong.join(' ') || undefined)
    setImages((before) => [...before, ...right].slice(0, MAX_FILES))
  }
  /** The first click is one corner of the box, the second the other. */
  const onCorner = (x: number, y: number) => {
    const first = corner.current
    corner.current = first ? null : { x, y }
    if (!first || first.x === x || first.y === y) return
    tool.set('left', String(Math.min(first.x, x)))
    tool.set('right', String(Math.max(first.x, x)))
    tool.set('top', String(Math.min(first.y, y)))
    tool.set('bottom', String(Math.max(first.y, y)))
  }
  const { outcome } = tool
  return (
    <ToolScreen
      isStale={tool.isStale && outcome !== null}
      form={
        <div className="grid gap-6">
          <ToolForm tool={tool} submit="Show" />
          <FileField
            label="Thumbnails"
            hint="Up to four: JPEG, PNG, GIF or WebP, 10 MB each. They are opened in your browser only."
            error={error}
            accept="image/jpeg,image/png,image/gif,image/webp"
            isMultiple
            onFiles={(files) => void choose(files)}
          />
        </div>
      }
    >
      {outcome ? (
        <View
          result={outcome.result}
          input={outcome.input}
          images={images}
          onCorner={onCorner}
          onRemove={(at) => setImages((before) => before.filter((_, other) => other !== at))}
        />
      ) : (
        <NoResult />
      )}
    </ToolScreen>
  )
}
