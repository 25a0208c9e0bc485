import { defineSignatures } from './define-signatures.ts'

export const MQTT_SIGNATURES = defineSignatures([
  {
    id: 'mqtt/client-id-shared',
    mechanism: 'conflict',
    symptom: 'two clients share the MQTT id[ {client}]',
    cause:
      'Two clients use the same MQTT client id[ ({client})]: the broker closes the older session each time that the other connects, so they throw each other out in turns.',
    patterns: [
      /Client (?<client>\S{1,128}) already connected, closing old connection/i,
      /Client ID: (?<client>[^,\s]{1,128}), .{0,200}another client connected with the same client id/i,
      /session taken over.{0,120}client_?id[:=] ?"?(?<client>[^\s",]{1,128})/i,
    ],
    keywords: 'closing old connection|with the same client id|session taken over',
    blames: 'self',
    look: 'journalctl -u mosquitto --since -1h | grep -E "already connected|New client connected" # See from which addresses the same id connects.',
    samples: {
      'Client gate-7 already connected, closing old connection.': 'eclipse mosquitto, handle_connect.c',
      'Client ID: gate-7, IP: 10.0.0.4 was disconnected. reason: another client connected with the same client id.':
        'hivemq docs, event log',
    },
    nearMisses: ['New client connected from 10.0.4.17:51049 as gate-7 (p2, c1, k60).'],
  },
])
