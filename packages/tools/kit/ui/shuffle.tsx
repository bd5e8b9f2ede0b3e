import { arrowLeft, Button, Icon, shuffle } from '../../site-controls'

type Props = { counter: number; onChange: (counter: number) => void }

/** Another generated choice, and back to the previous one. */
export function ShuffleButtons({ counter, onChange }: Props) {
  return (
    <>
      <Button tone="secondary" onClick={() => onChange(counter + 1)}>
        <Icon outline={shuffle} />
        Shuffle
      </Button>
      <Button tone="secondary" aria-disabled={counter === 0} onClick={() => counter > 0 && onChange(counter - 1)}>
        <Icon outline={arrowLeft} />
        Back
      </Button>
    </>
  )
}
