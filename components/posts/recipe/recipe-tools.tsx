export { Amount, Ingredient, ServingsStepper } from './amounts'
export { RecipeProvider } from './recipe-provider'
export { CookBar, RecipeToolsBar } from './recipe-tools-bar'
export { Timed } from './timed'
