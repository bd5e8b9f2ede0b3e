export { default, metadata } from '../(magazine)/not-found'
