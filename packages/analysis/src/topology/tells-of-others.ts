const RECORDER =
  /deploy|release|rollout|argo|flux|spinnaker|pipeline|^c[id]$|audit|events?$|changes?$|^ops$|-controller(?:-manager)?$|scaler$/i
const MEASURES = /(?:^|[-_.])(?:exporter|prometheus|alertmanager|monitoring|metrics)$/i

/** By its name it writes down what is done to others. */
export const recordsOthers = (service: string | null): boolean => RECORDER.test(service ?? '')

/** By its name it watches others. */
export const measuresOthers = (service: string | null): boolean => MEASURES.test(service ?? '')
