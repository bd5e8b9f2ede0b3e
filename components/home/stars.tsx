const MOST = 5

const STAR = 'M10 1.2l2.7 5.4 6 .8-4.4 4.3 1.1 6-5.3-2.8-5.5 2.9 1.2-6.1L1.4 7.5l5.9-.9z'

/** A rating as cut stars; assistive technology reads "5 out of 5". */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 100 20" role="img" aria-label={`${rating} out of ${MOST}`} className="h-5 w-[6.25rem]">
      {Array.from({ length: MOST }, (_, index) => (
        <path
          key={index}
          d={STAR}
          transform={`translate(${index * 20})`}
          className={index < rating ? 'star' : 'star-empty'}
        />
      ))}
    </svg>
  )
}
