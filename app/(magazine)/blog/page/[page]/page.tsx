import { laterPage, laterPageMetadata } from '@/app/(magazine)/listing-routes'

export { generateStaticParams } from '@/app/(magazine)/listing-routes'
export const generateMetadata = laterPageMetadata('recipe')
export default laterPage('recipe')
