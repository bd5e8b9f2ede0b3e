export { default } from './error'
