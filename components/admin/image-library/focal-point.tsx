'use client'

import Image from 'next/image'
import { type MouseEvent, useId } from 'react'
import { type FocalPoint, mediaName, objectPosition } from '@/lib/images/image'
import type { LibraryImage } from '@/lib/images/library'
import { IMAGE_LABELS } from '@/lib/images/schema'
import { scaledPath } from '@/lib/images/widths'

type ThumbProps = { image: Pick<LibraryImage, 'src' | 'alt' | 'focal'>; sizes: string; className?: string }

/** An image cropped to its box around its focal point. */
export function Thumb({ image: { src, alt, focal }, sizes, className = '' }: ThumbProps) {
  return (
    <span className={`relative block overflow-hidden rounded-lg bg-paper-sunk ${className}`}>
      <Image
        src={src}
        alt={alt}
        fill
        sizes={sizes}
        // An image in the bin has a panel address, which the image optimiser cannot read.
        unoptimized={mediaName(src) === null}
        className="object-cover"
        style={{ objectPosition: objectPosition(focal) }}
      />
    </span>
  )
}

/** In pixels; must be one of the widths that the image optimiser serves. */
const WIDTH = 1080

type Props = {
  /** `width` and `height` if known; a picked file has a `blob:` address. */
  image: { src: string; alt: string; width?: number; height?: number }
  value: FocalPoint
  onChange: (value: FocalPoint) => void
}

const share = (part: number, whole: number) => Math.min(1, Math.max(0, Math.round((part / whole) * 100) / 100))

function Axis({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId()
  const percent = Math.round(value * 100)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <span aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
        {percent} %
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent} percent`}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
        className="col-span-2 h-11 w-full accent-accent"
      />
    </div>
  )
}

const crops = [
  ['Card', 'aspect-[4/3]'],
  ['Wide', 'aspect-[21/9]'],
  ['Square', 'aspect-square'],
] as const

/** Sets the point that stays visible when an image is cropped, by a click on the image or by two sliders. */
export function FocalPointField({ image, value, onChange }: Props) {
  function pick(event: MouseEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({ x: share(event.clientX - left, width), y: share(event.clientY - top, height) })
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-sm font-semibold">{IMAGE_LABELS.focal}</legend>
      <p className="text-sm text-ink-soft">
        Click on what matters most, or use the sliders. It stays in sight wherever the picture is cropped.
      </p>
      {/* A shortcut for the mouse; the sliders below do the same. */}
      <div className="relative w-fit cursor-crosshair" onClick={pick} data-focal-picture>
        {/* eslint-disable-next-line @next/next/no-img-element -- next/image needs the size, which is unknown for a
            picked file */}
        <img
          src={image.src.startsWith('/') ? scaledPath(image.src, WIDTH) : image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          className="h-auto max-h-[28rem] w-auto max-w-full rounded-lg"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white bg-black/30 outline-2 outline-black"
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
        />
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Axis label="From the left" value={value.x} onChange={(x) => onChange({ ...value, x })} />
        <Axis label="From the top" value={value.y} onChange={(y) => onChange({ ...value, y })} />
      </div>
      <ul aria-label="How it is cropped" className="flex flex-wrap items-end gap-4">
        {crops.map(([name, aspect]) => (
          <li key={name} className="grid gap-1 text-xs text-ink-soft">
            <Thumb image={{ src: image.src, alt: '', focal: value }} sizes="200px" className={`h-20 ${aspect}`} />
            {name}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
