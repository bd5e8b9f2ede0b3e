export { default, generateMetadata } from '@/app/(magazine)/saved/page'
