/** The number of a picture of the tray, for its order. */
export const ORDER_DRAG_TYPE = 'application/x-flavorcraft-picture'
/** What a picture is in the text: `picture:3` or its path. */
export const TEXT_DRAG_TYPE = 'application/x-flavorcraft-picture-target'
