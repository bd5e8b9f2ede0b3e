import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DownloadButton } from '../../kit/ui/file-buttons'
import { examplePicture } from '../../kit/ui/example-picture'
import { FileField } from '../../kit/ui/file-field'
import { canvasFile, drawPart, type LocalImage, newCanvas, readLocalImage } from '../../kit/ui/read-image'
import { Advice, type AdviceItems, adviceOf, DataTable, fact, Figures, ResultSentence } from '../../kit/ui/results'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { formatNumber } from '../../kit/format'
import { placements } from '../../kit/image-placements'
import { type Crop, cropFor, ratioText, type Verdict, verdictFor, verdictsFor } from './calculate'
import { CropPreview } from './crop-preview'
import { form, type Input } from './form'

const size = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${formatNumber(bytes / 1024 / 1024, 1)} MB` : `${formatNumber(bytes / 1024, 0)} kB`
const endings = { jpeg: 'jpg', png: 'png', webp: 'webp' }

async function copyOf({ bitmap }: LocalImage, crop: Crop, { format, quality, background, fit }: Input): Promise<Blob> {
  const canvas = newCanvas(crop.width, crop.height)
  const needsGround = format === 'jpeg' || fit === 'contain'
  drawPart(canvas, bitmap, crop.source, crop.target, needsGround ? background : null)
  return canvasFile(canvas, `image/${format}`, quality / 100)
}

function sentence(verdict: Verdict, crop: Crop): string {
  const copy = crop.isBelowSize ? ` The copy is ${crop.width} × ${crop.height}, since nothing is blown up.` : ''
  return verdict.problems.length === 0
    ? `It fits ${verdict.name} as it is.${copy}`
    : `For ${verdict.name}: ${verdict.problems.join('; ')}. The copy below fits.${copy}`
}

const itemsOf = ({ info }: LocalImage, { advice }: Verdict): AdviceItems => [
  info.isAnimated && { kind: 'warning', text: 'A moving picture: the copy holds its first frame only.' },
  info.hasGps && { kind: 'warning', text: 'The file tells where it was taken (GPS). The copy does not.' },
  info.hasExif && !info.hasGps && { kind: 'advice', text: 'The file carries camera data (EXIF). The copy does not.' },
  ...adviceOf('advice', advice),
]

const row = ({ name, size: wanted, fitsShape, problems, advice }: Verdict) => [
  name,
  wanted,
  fitsShape ? 'matches' : 'will be cropped',
  problems.length === 0 ? 'fits' : problems.join('; '),
  advice.join(' ') || '–',
]

function View({ image, input, onFocal }: { image: LocalImage; input: Input; onFocal: (x: number, y: number) => void }) {
  const { info, bytes, name } = image
  const crop = useMemo(() => cropFor(info, input), [info, input])
  const verdict = verdictFor(input.placement, info, bytes)
  const ownName = name.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}_-]+/gu, '-')
  const file = `${ownName.slice(0, 60) || 'picture'}-${crop.width}x${crop.height}.${endings[input.format]}`
  return (
    <>
      <ResultSentence>{sentence(verdict, crop)}</ResultSentence>
      <CropPreview
        image={image}
        crop={crop}
        rule={placements[input.placement].value}
        background={input.background}
        focal={[input.focalX, input.focalY]}
        isCover={input.fit === 'cover'}
        onFocal={onFocal}
      />
      <div className="flex flex-wrap items-center gap-3">
        <DownloadButton
          name={file}
          content={() => copyOf(image, crop, input)}
          label={`Save the copy, ${crop.width} × ${crop.height}`}
          tone="primary"
        />
      </div>
      <Advice items={itemsOf(image, verdict)} />
      <Figures
        facts={[
          fact('Kind', info.type, info.isAnimated ? 'Moving' : 'Decided by the file’s content'),
          fact(
            'Size',
            `${formatNumber(info.width)} × ${formatNumber(info.height)}`,
            info.isTurned ? 'Turned by the camera’s note' : ratioText(info),
          ),
          fact('File', size(bytes)),
          fact('Metadata', info.hasGps ? 'EXIF, GPS' : info.hasExif ? 'EXIF' : 'none found'),
        ]}
      />
      <DataTable
        caption="Placement by placement"
        columns={['Placement', 'Size', 'Shape', 'Verdict', 'Notes']}
        rows={verdictsFor(info, bytes).map(row)}
        wordColumns={[1, 2, 3, 4]}
      />
    </>
  )
}

/** The current picture: the example until the visitor chooses a file. */
function usePicture() {
  const [image, setImage] = useState<LocalImage | null>(null)
  const [error, setError] = useState<string>()
  const last = useRef<File | null>(null)
  const drawn = useRef<LocalImage | null>(null)
  // Only after the previews are drawn, since they need the bitmap. No clean-up closes it: React runs it for a hidden page.
  useEffect(() => {
    if (drawn.current !== image) drawn.current?.bitmap.close()
    drawn.current = image
  }, [image])
  const reset = () => {
    last.current = null
    setError(undefined)
  }
  const clear = () => {
    reset()
    setImage(null)
  }
  const loadExample = useCallback(async () => {
    const example = await examplePicture()
    if (last.current === null) setImage(example)
  }, [])
  const showExample = () => {
    reset()
    void loadExample()
  }
  useEffect(() => void loadExample(), [loadExample])
  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    last.current = file
    const read = await readLocalImage(file)
    // The visitor chose another picture or cleared the form meanwhile.
    if (last.current !== file) return
    setError(read.ok ? undefined : read.message)
    if (read.ok) setImage(read.image)
  }
  return { image, error, choose, showExample, clear }
}

const settings = (input: Input) => input

export default function ImageSizePanel(props: PanelProps) {
  const { image, error, choose, showExample, clear } = usePicture()
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={image ? settings : undefined}
      submit="Show"
      busy="Choose a picture, and its size, its shape and its crop appear here."
      isSentence
      onExample={showExample}
      onClear={clear}
      above={() => (
        <div className="mb-6">
          <FileField
            label="Picture"
            hint="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB and 50 megapixels. It is opened in your browser only."
            error={error}
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            onFiles={(files) => void choose(files)}
          />
        </div>
      )}
    >
      {(_, input, tool) => {
        const onFocal = (x: number, y: number) => {
          tool.set('focalX', String(x))
          tool.set('focalY', String(y))
        }
        return image && <View image={image} input={input} onFocal={onFocal} />
      }}
    </ToolPanel>
  )
}
