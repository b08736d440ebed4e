// The explanation of a screen's figures, and the figures as a file.

export { ExplainedFigures } from './explained-figures.tsx'
export { FigureFiles } from './figure-files.tsx'
