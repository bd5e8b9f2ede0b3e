import { useEffect, useRef, useState } from 'react'
import { examplePicture } from '../../kit/ui/example-picture'
import { FileField } from '../../kit/ui/file-field'
import { type LocalImage, readLocalImage } from '../../kit/ui/read-image'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import type { Tool } from '../../kit/ui/use-tool'
import { calculate } from './calculate'
import { form } from './form'
import { type Chosen, deviationOf } from './thumbnail'
import { View } from './view'

const MAX_FILES = 4

/** 16:9 */
const EXAMPLE_HEIGHT = 900

const chosen = (image: LocalImage): Chosen => ({ image, deviation: deviationOf(image) })

/** The shown thumbnails: the example until the visitor chooses others. */
function useThumbnails() {
  const [own, setOwn] = useState<readonly Chosen[] | null>(null)
  const [example, setExample] = useState<readonly Chosen[]>([])
  const [error, setError] = useState<string>()
  useEffect(() => {
    void examplePicture(EXAMPLE_HEIGHT).then((image) => image && setExample([chosen(image)]))
  }, [])
  const choose = async (files: readonly File[]) => {
    const reads = await Promise.all(files.slice(0, MAX_FILES).map(readLocalImage))
    const wrong = reads.flatMap((read) => (read.ok ? [] : [read.message]))
    const right = reads.flatMap((read) => (read.ok ? [chosen(read.image)] : []))
    const isOver = files.length > MAX_FILES || (own?.length ?? 0) + right.length > MAX_FILES
    if (isOver) wrong.push('Only the first four thumbnails are kept.')
    setError(wrong.join(' ') || undefined)
    if (right.length > 0) setOwn((before) => [...(before ?? []), ...right].slice(0, MAX_FILES))
  }
  const replace = (next: readonly Chosen[] | null) => {
    setError(undefined)
    setOwn(next)
  }
  return {
    images: own ?? example,
    error,
    choose,
    showExample: () => replace(null),
    clear: () => replace([]),
    remove: (at: number) => {
      setError(undefined)
      setOwn((before) => (before ?? example).filter((_, other) => other !== at))
    },
  }
}

/** Two clicks set two opposite corners of the box. */
function useCorners() {
  const corner = useRef<{ x: number; y: number } | null>(null)
  return ({ set }: Tool, x: number, y: number) => {
    const first = corner.current
    corner.current = first ? null : { x, y }
    if (!first || first.x === x || first.y === y) return
    set('left', String(Math.min(first.x, x)))
    set('right', String(Math.max(first.x, x)))
    set('top', String(Math.min(first.y, y)))
    set('bottom', String(Math.max(first.y, y)))
  }
}

export default function TitleTesterPanel(props: PanelProps) {
  const { images, error, choose, showExample, clear, remove } = useThumbnails()
  const onCorner = useCorners()
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={calculate}
      submit="Show"
      onExample={showExample}
      onClear={clear}
      isSentence
      beside={() => (
        <div className="mt-6">
          <FileField
            label="Thumbnails"
            hint="Up to four: JPEG, PNG, GIF or WebP, 10 MB each. They are opened in your browser only."
            error={error}
            accept="image/jpeg,image/png,image/gif,image/webp"
            isMultiple
            onFiles={(files) => void choose(files)}
          />
        </div>
      )}
    >
      {(result, input, tool) => (
        <View
          result={result}
          input={input}
          images={images}
          onCorner={(x, y) => onCorner(tool, x, y)}
          onRemove={remove}
        />
      )}
    </ToolPanel>
  )
}
