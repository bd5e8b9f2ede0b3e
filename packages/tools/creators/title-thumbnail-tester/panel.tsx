'use client'

import { useEffect, useRef, useState } from 'react'
import { examplePicture } from '../../kit/ui/example-picture'
import { FileField } from '../../kit/ui/file-field'
import { type LocalImage, readLocalImage } from '../../kit/ui/read-image'
import { ToolForm } from '../../kit/ui/tool-form'
import { NoResult, type PanelProps, ToolScreen } from '../../kit/ui/tool-panel'
import { useTool } from '../../kit/ui/use-tool'
import { calculate } from './calculate'
import { form } from './form'
import { type Chosen, deviationOf } from './thumbnail'
import { View } from './view'

const MAX_FILES = 4

/** 16:9 */
const EXAMPLE_HEIGHT = 900

const chosen = (image: LocalImage): Chosen => ({ image, deviation: deviationOf(image) })

/** The thumbnails that are looked at: the example until the visitor chooses others. */
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
    setError(wrong.join(' ') || undefined)
    if (right.length > 0) setOwn((before) => [...(before ?? []), ...right].slice(0, MAX_FILES))
  }
  return {
    images: own ?? example,
    error,
    choose,
    showExample: () => setOwn(null),
    clear: () => setOwn([]),
    remove: (at: number) => setOwn((before) => (before ?? example).filter((_, other) => other !== at)),
  }
}

export default function TitleTesterPanel({ slug }: PanelProps) {
  const tool = useTool({ slug, form, calculate })
  const { images, error, choose, showExample, clear, remove } = useThumbnails()
  const corner = useRef<{ x: number; y: number } | null>(null)

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
          <ToolForm
            tool={{
              ...tool,
              showExample: () => {
                tool.showExample()
                showExample()
              },
              clear: () => {
                tool.clear()
                clear()
              },
            }}
            submit="Show"
          />
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
        <View result={outcome.result} input={outcome.input} images={images} onCorner={onCorner} onRemove={remove} />
      ) : (
        <NoResult isSentence />
      )}
    </ToolScreen>
  )
}
