/** The site's controls, icons and chart parts that the tools use. */
export { PaperBar } from '../../components/studio/chart/paper-bar'
export { share, ticks } from '../../components/studio/chart/scale'
export { Button, type ButtonTone, IconButton } from '../../components/ui/button'
export { type ControlProps, Field } from '../../components/ui/field'
export { Icon } from '../../components/ui/icon'
export {
  arrowDown,
  arrowLeft,
  arrowUp,
  check,
  chevronDown,
  copy,
  download,
  plus,
  printer,
  shuffle,
} from '../../components/ui/outlines'
export { times } from '../../components/ui/shell-outlines'
export { controlStyles } from '../../components/ui/styles'
