import 'react-image-crop/dist/ReactCrop.css'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { editImage } from '@/lib/images/actions'
import { mediaName } from '@/lib/images/image'

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

function useTurned(path: string, turns: number): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    let address: string | null = null
    let isWanted = true
    const image = new Image()
    image.onload = () => {
      const isSideways = turns % 2 === 1
      const canvas = document.createElement('canvas')
      canvas.width = isSideways ? image.naturalHeight : image.naturalWidth
      canvas.height = isSideways ? image.naturalWidth : image.naturalHeight
      const context = canvas.getContext('2d')
      if (!context) return
      context.translate(canvas.width / 2, canvas.height / 2)
      context.rotate((turns * Math.PI) / 2)
      context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
      canvas.toBlob((blob) => {
        if (!blob || !isWanted) return
        address = URL.createObjectURL(blob)
        setShown(address)
      })
    }
    image.src = path
    return () => {
      isWanted = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [path, turns])
  return shown
}

const isWhole = ({ x, y, width, height }: PercentCrop) => x <= 0.5 && y <= 0.5 && width >= 99 && height >= 99
const share = (percent: number) => Math.min(1, Math.max(0, percent / 100))

/** The crop as the server expects it; null for the whole image. */
const partOf = (crop: PercentCrop) =>
  isWhole(crop) || crop.width === 0 || crop.height === 0
    ? null
    : { x: share(crop.x), y: share(crop.y), width: share(crop.width), height: share(crop.height) }

const HANDLES = {
  cropArea: 'What is kept: move it with the arrow keys',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
}

/** Aspect ratios, width divided by height. */
const SHAPES = [
  { label: 'Free', aspect: undefined },
  { label: '1:1', aspect: 1 },
  { label: '4:3', aspect: 4 / 3 },
  { label: '16:9', aspect: 16 / 9 },
] as const

/** The largest centred part of an image with an aspect ratio. */
const partOfShape = (aspect: number, { naturalWidth: width, naturalHeight: height }: HTMLImageElement): PercentCrop =>
  centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height)

type AreaProps = { shown: string | null; crop: PercentCrop; onCrop: (crop: PercentCrop) => void }

function CropArea({ shown, crop, onCrop }: AreaProps) {
  const [aspect, setAspect] = useState<number>()
  const picture = useRef<HTMLImageElement>(null)
  const choose = (shape: number | undefined) => {
    setAspect(shape)
    if (shape && picture.current) onCrop(partOfShape(shape, picture.current))
  }
  return (
    <>
      <div role="group" aria-label="Shape" className="flex flex-wrap gap-2">
        {SHAPES.map((shape) => (
          <Button
            key={shape.label}
            tone="quiet"
            aria-pressed={aspect === shape.aspect}
            className="aria-pressed:bg-paper-sunk"
            onClick={() => choose(shape.aspect)}
          >
            {shape.label}
          </Button>
        ))}
      </div>
      <div className="grid min-h-40 place-items-center overflow-hidden rounded-lg bg-paper-sunk p-4">
        {shown && (
          <ReactCrop
            crop={crop}
            aspect={aspect}
            onChange={(_, percent) => onCrop(percent)}
            keepSelection
            ruleOfThirds
            minWidth={20}
            minHeight={20}
            ariaLabels={HANDLES}
          >
            {/* eslint-disable-next-line @next/next/no-img-element -- a blob URL, which the image optimiser cannot
                scale */}
            <img ref={picture} src={shown} alt="The picture as it will be" className="max-h-[55dvh]" />
          </ReactCrop>
        )}
      </div>
    </>
  )
}

type Props = { path: string; onClose: () => void; onDone: (path: string) => void }

/** Crops and turns a stored image. The result is a new image; the original stays in the library. */
export function CropDialog({ path, onClose, onDone }: Props) {
  const { act, isPending } = useAdminAction()
  const [turns, setTurns] = useState(0)
  const [crop, setCrop] = useState<PercentCrop>(WHOLE)
  const shown = useTurned(path, turns)
  const isSame = turns === 0 && isWhole(crop)
  const turn = (by: number) => {
    setTurns((turns + by) % 4)
    setCrop(WHOLE)
  }

  const save = () =>
    act('Not Cropped', editImage, { name: mediaName(path) ?? '', turns, crop: partOf(crop) }, (edited) => {
      onClose()
      onDone(edited.src)
    })
  return (
    <Dialog
      onClose={onClose}
      isWide
      title="Crop and turn"
      description="Drag the corners, or move them with the arrow keys. It becomes a new picture; the one before stays in the library."
    >
      {/* A turn resets the crop and its shape. */}
      <CropArea key={turns} shown={shown} crop={crop} onCrop={setCrop} />
      <DialogActions onCancel={onClose}>
        <Button tone="secondary" onClick={() => turn(3)}>
          <RotateCcw className="size-4" />
          Turn left
        </Button>
        <Button tone="secondary" onClick={() => turn(1)}>
          <RotateCw className="size-4" />
          Turn right
        </Button>
        <span className="grow" />
        <Button isBusy={isPending} onClick={isSame ? onClose : save}>
          {isPending ? 'Saving...' : 'Save as a new picture'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
