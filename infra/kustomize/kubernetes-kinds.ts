import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject'
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor'
import { DaemonSet } from 'kubernetes-models/apps/v1/DaemonSet'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ClusterRole } from 'kubernetes-models/rbac.authorization.k8s.io/v1/ClusterRole'
import { ClusterRoleBinding } from 'kubernetes-models/rbac.authorization.k8s.io/v1/ClusterRoleBinding'
import { Role } from 'kubernetes-models/rbac.authorization.k8s.io/v1/Role'
import { RoleBinding } from 'kubernetes-models/rbac.authorization.k8s.io/v1/RoleBinding'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { PersistentVolume } from 'kubernetes-models/v1/PersistentVolume'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount'

export interface KubernetesKind {
  /** Where its TypeScript type comes from. */
  readonly module: string
  /** Throws and says what the schema does not allow. */
  validate(manifest: never): void
}

type Model = new (data: never) => { validate(): void }

const kind = (module: string, model: Model): KubernetesKind => ({
  module,
  validate: (manifest) => new model(manifest).validate(),
})

/** Every kind that our manifests may have, by apiVersion and kind. A new one is a line here. */
export const kubernetesKinds: Readonly<Record<string, KubernetesKind>> = {
  'v1 Namespace': kind('kubernetes-models/v1/Namespace', Namespace),
  'v1 ConfigMap': kind('kubernetes-models/v1/ConfigMap', ConfigMap),
  'v1 Secret': kind('kubernetes-models/v1/Secret', Secret),
  'v1 Service': kind('kubernetes-models/v1/Service', Service),
  'v1 PersistentVolume': kind('kubernetes-models/v1/PersistentVolume', PersistentVolume),
  'v1 PersistentVolumeClaim': kind('kubernetes-models/v1/PersistentVolumeClaim', PersistentVolumeClaim),
  'v1 ServiceAccount': kind('kubernetes-models/v1/ServiceAccount', ServiceAccount),
  'apps/v1 DaemonSet': kind('kubernetes-models/apps/v1/DaemonSet', DaemonSet),
  'apps/v1 Deployment': kind('kubernetes-models/apps/v1/Deployment', Deployment),
  'batch/v1 Job': kind('kubernetes-models/batch/v1/Job', Job),
  'policy/v1 PodDisruptionBudget': kind('kubernetes-models/policy/v1/PodDisruptionBudget', PodDisruptionBudget),
  'autoscaling/v2 HorizontalPodAutoscaler': kind(
    'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler',
    HorizontalPodAutoscaler,
  ),
  'networking.k8s.io/v1 Ingress': kind('kubernetes-models/networking.k8s.io/v1/Ingress', Ingress),
  'networking.k8s.io/v1 NetworkPolicy': kind('kubernetes-models/networking.k8s.io/v1/NetworkPolicy', NetworkPolicy),
  'rbac.authorization.k8s.io/v1 ClusterRole': kind(
    'kubernetes-models/rbac.authorization.k8s.io/v1/ClusterRole',
    ClusterRole,
  ),
  'rbac.authorization.k8s.io/v1 ClusterRoleBinding': kind(
    'kubernetes-models/rbac.authorization.k8s.io/v1/ClusterRoleBinding',
    ClusterRoleBinding,
  ),
  'rbac.authorization.k8s.io/v1 Role': kind('kubernetes-models/rbac.authorization.k8s.io/v1/Role', Role),
  'rbac.authorization.k8s.io/v1 RoleBinding': kind(
    'kubernetes-models/rbac.authorization.k8s.io/v1/RoleBinding',
    RoleBinding,
  ),
  'keda.sh/v1alpha1 ScaledObject': kind('@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject', ScaledObject),
  'monitoring.coreos.com/v1 PodMonitor': kind(
    '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor',
    PodMonitor,
  ),
}
