import { toolNotice } from '@/lib/content/tools'

/** Says that the tools do not work yet. */
export function BeingBuilt({ text }: { text: string }) {
  return (
    <p className="mt-8 flex max-w-[60ch] flex-wrap items-start gap-x-5 gap-y-3 border-t-2 border-ink pt-6 text-[0.9375rem]">
      <span className="stamp">{toolNotice.label}</span>
      <span className="flex-1 basis-64">{text}</span>
    </p>
  )
}
