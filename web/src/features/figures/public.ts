// How the figures of a screen are counted, and the figures as a file.

export { ExplainedFigures } from './explained-figures.tsx'
export { FigureFiles } from './figure-files.tsx'
