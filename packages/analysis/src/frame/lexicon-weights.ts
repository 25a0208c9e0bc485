/**
 * Written by `npm run train -- lexicon`; not to be edited.
 * A word is followed by its weight, a pair of words is two numbers of three digits and its weight.
 */
export const LEXICON_WEIGHTS = {
  pinned: '06b632422d076ba4',
  packages: 371,
  statements: 318377,
  entries: 24202,
  digits: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_',
  step: 0.084104,
  bias: -0.045998,
  scale: 0.805521,
  shift: -0.5523,
  marks: 'WVVR8ZJcbWUV',
  words: `
aaaaT abandonedY abandoningW abie abilityY ableX abnormallye abortZ abortableS abortedb abortingW aboutP abovee
abruptlyZ absY absenceT absenta absoluteW abstractV acV accelerationT acceptU acceptablea acceptedR acceptingJ
acceptsr accessV accessedZ accessibilityT accessibleU accessingU accessorc accessorsS accommodateU accordingV
accordinglyT accountX accountingU accountsY accumulatedS accumulatorY accurateQ achievedT ackY ackedU ackingR
acknowledgeT acknowledgedR acksS aclW aclsV acmeZ acquireU acquiredM acquiringU acquisitionT acrossX actZ actionU
actionsW activateW activatedP activatingO activationW activatorT activeR activityT actorY actualb actuallyS adaptS
adaptedR adapterd adaptiveS addX addedJ addingK additionX additionalV additionallyY additionsT addonY addrX addressa
addressesV addrsY addsZ adjustZ adjustedS adjustingO adminU administratora adminsU admissionb adoptY advanceX
advancedS advertiseW advertisedT adviseT advisorR aesZ affectedT affectsT affinityP aftera afterwardsT againT
againstS ageQ agentT agentsL aggregatec aggregatedO aggregatesS aggregatingY aggregationb aggregationsY aggregatorY
aggregatorsY agoU agreeZ agreedT agreementQ aheadW aiS aioT aiohttpY alarmW alchemyY alertQ alertmanagerX
alertmanagersb alertnameZ algorithma algorithmsV aliasa aliasesZ alibabaT alignR alignmentZ aliveP allU allocc
allocateW allocatedQ allocatingO allocationR allocationsS allocatorb allowV allowablea allowedc allowingK allowlistZ
allowsY aloneY alongY alphanumericX alreadyf alsob altY alterY alteringR alternativeP alternativelyZ althoughQ
alwaysU amT amazonY ambientT ambiguoush amdS amongb amountb ampa amqpU amzb anb analysisY analyticsR analyzeY
analyzera analyzersT analyzingS ancestorY anchorY andX androidY annotatea annotateda annotationR annotationsS
announcedQ announcementT announcingR anonymousS anotherZ answerY answeringY antiU anyU anymoreM anythingW apY
apacheR apiW apiserverW apmP apolloZ appW apparmorW appearV appearsW appendZ appendedW appenderc appendingU appiumR
applicableT applicationY applicationsS appliedR applierW applyU applyingQ appropriateX approvalS approvedS appsU
arbitraryU arca architectureR archiveX archivedV archivingV area areaY arentf argd argsX argumenth argumentsd armZ
arna aroundU arpR arrayY arraysb arrowS artifacta artifactsO asP asciia asgiY askc askedU askingO asksZ asmZ aspectR
assertV assertionZ assessmentU assetd assetsV assignW assignableZ assignedT assigneesS assigningP assignmentV
assignmentsW assistantV associateW associatedZ associationX assumeW assumedP assumingD assureb astX asyncU
asynchronousc asynchronouslyS asynciod atW atomY atomicY attW attachU attachedV attachingT attachmentW attachmentse
attackb attemptT attemptede attemptingP attemptsd attestationS attrQ attributea attributesU attributionY audienceV
auditb auditingT auroraY authV authenticateS authenticatedN authenticatingM authenticationV authenticatorV authnS
authorU authorityV authorizationZ authorizeS authorizedY authorizerW authorizingN authzR autoT autodetectedT
automaticT automaticallyT automationb autorecoveryZ autoscalerb auxY availY availabilityP availableV avatarZ
averageO avgQ avoidX avoidede avroY awaita awaitingS awareT awayP awsS axT azureT backV backedW backendY backendsY
backfillO backfillingS backgroundT backingT backlogP backoffS backpressureT backupV backupsT backwardU backwardsW
badt badlya bagU bailingT balanceU balancedS balancerX balancingS banU bandT bandwidthP bannedd bannerR bareZ
barrierX basea basedT basedira baselineb basesZ bashS basicT basisU batchV batchedS batchesO bee beaconX beanT
beansR bearerd beatT becameV becauseK becomeT becomingP bedrockR beenZ beforee beginT beginningK behalfT behaviorU
behaviourU behindT beingV belongZ belongingY belongsd belowa benchmarkZ bestP betterQ betweenX beyondi bgpT biS
bidirectionalZ bigS biggerX bigintY billingU binZ binaryb bindV bindingL bindingsU bitW bitbucketP bitcoinT bitmapc
bitsW blackT blacklistP blacklistedN blankY blkioY blobY blobsW blobstoreS blockY blockedY blockingP blocklistQ
blocksV bloomc blueprintS boardX bodiesT bodyR boguse boltU boltdbZ bombZ bookmarkZ boold booleane boostU bootX
bootedR bootingT bootstrappedU bootstrappingQ botS bothi botocoreZ bouncyP boundW boundariesX boundaryV boundeda
boundsZ boxd bpfY brP braceZ bracesZ bracketa brainU branchP branchesY breachedT breakW breakerU breakingS
breakpointU bridgeV bridgesU broadcastU broadcastingO brokenf brokerW brokersS browseY browserR browsersQ bsonb btfa
btrfsP bucketT bucketsV budgetJ bufU bufferX bufferedT bufferingQ buffersW bugk buildW buildera buildersZ buildingR
buildkitY buildsU builtS builtinZ bulkX bumpQ bumpedQ bumpingT bunT bundleW bundledU bundlesM busc busyd butb
buttonU byY byeN bypassY bypassedU bypassingN bytec bytecodeM bytesX caZ cacheS cacheableR cachedO cachesZ cachingT
calcZ calculateP calculatedS calculatingS calculationV calendarY calld callablef callbackX callbacksV calledY
callere callersc callingQ callsV cameX canc canaryZ cancelY canceledY cancelingQ cancellationS cancelledY
cancellingR candidateK candidatesP cannotu canonicalU cants capc capabilitiesa capabilityX capacityX cappedT
captchaY captureY capturedL capturingM cardR cardinalityQ careQ cargoO carryU casO cascaded cascadingY caseV
cassandrae castd castleP catK catalinaT catalogV catalogsR catchU catchingT catchupa categoryZ caughtY causalZ
causeX causedc causesU cautionS cbP cborS cdiR ceY cele cellW cellsZ centerN centralU certQ certainS certificateY
certificatesY certsT cfW cfgS cfsY cgY cgiW cgroupV cgroupsX chQ chainX chainedU chainsU challengeR chanV changeW
changedR changelogP changelogsU changesU changingN channelV channelsS chara charactere characteristicY charactersc
charsY charsetY chartS chartsS chatV checkU checkedQ checkerY checkingJ checkoutW checkpointU checkpointingY checksO
checksumb checksumsa childZ childrenX chmodZ choiceY choicesa chooseY choosingM choseR chosenR chownY chunka
chunkedR chunksc ciY cidR cidrZ cipherT ciphersT circuitS circulard clT claimR claimedU claimingT claimsV clampingR
classY classesV classicb classificationU classloaderM classnameT classpathP claudeS clauseg clausesa cleanS cleanedO
cleaningU cleanlyU cleanupS clearS clearedJ clearingI cliV clickW clientW clientsQ clientsetZ clobO clockb cloneS
clonedQ cloningR closeU closedU closerY closestS closingN closureT cloudb cloudflareZ clse clusterT clusteredT
clusteringV clustersU cmdQ cmdlineO cnZ cnameZ cniT cntO coZ coalescedT codahaleZ codeU codecX codeownersT codesS
codingX coerceW coercedT coercionZ colW collectS collectedQ collectingN collectionV collectionsS collectorP
collectorsY collidesb collisiona collisionsW collocatedZ colonb colorV colsb columnb columnsb comX combinedV
combiningY comboZ comeb comingW commandS commandsW commentW commentsW commitW commitedR commitlogV commitsa
committedT committerU committingK commonV commonlyZ communicateY communicatingX communicationa compactR compactableS
compactedT compactingQ compactionS compactionsV compactorV compactorsY comparableZ comparatord comparea compareda
comparerZ comparingN comparisonY compatZ compatibilityS compatibleZ compensationa compilationY compileV compiledV
compilingY completeN completedL completelyU completerT completesP completingO completionT completionsU complexW
componentX componentsV composeS compositea compressa compressedV compressingS compressionT computationV computeV
computedW computerY computingL concatZ concernY concreteV concurrencyW concurrentV concurrentlyc conditionZ
conditionalR conditionsT confW configW configmapW configsa configurableZ configurationY configurationsV
configuratorS configureZ configuredU configuringO confirmV confirmationa confirmedU confirmingT confirmsT conflictf
conflictedN conflictingl conflictsh connY connectX connectedR connectingS connectionU connectionsQ connectivityM
connectorS connectorsT conntrackS considerX consideredN consideringJ consistencyY consistenta consoleV constY
constantZ constantsY constrainedT constraintV constraintsa constructW constructedR constructingW constructorW
constructorsY consulb consumeQ consumedS consumerU consumersV consumingR consumptionV contactS contactingT containf
containedY containerV containerizedZ containersV containingY containsf contentV contentsR contextX contextsY
contiguousa continuationa continueV continuingN continuousR contractW contributionZ controlT controlledU controllerW
controllersU conversationU conversionZ convertY convertedS converterY convertersU convertingT cookieV cookiesO
cooperativeZ coordY coordinatec coordinatesY coordinationR coordinatorR coordinatorsU copiedP copiesR copya copyingP
coreV coresQ coroutineU correctb correctingT correctlyZ correlationa correspondc correspondingT corruptg corruptedn
corruptionc corsN costR coulda couldntm countY countdownb countedQ counterR countersT countingR countsY coverageQ
covereda cpW cpuT cpusY cqU cqlU crc crashZ crashedi crawlerY crawlingT crcb crdX creatableX createY createdL
createsa creatingO creationV creatorX credU credentialV credentialsV creditsR credsV criU criteriaV criterionZ
criticale crlV cronW crossZ crossedZ crtU cryptY cryptoV cryptographyZ csU csia csrT csrfO cssa csvV ctX cteZ ctrY
ctrlN ctxW cumulativeU curU currU currencyV currentU currentlyW cursorY cursorsZ curvea customU customerS customizeO
customizedS cutoffW cwdS cycled cyclicf cyclicala daemonY daemonizingS daemonsetZ dagb dailyT damagedc danglingS
dashboardU dashboardsT dataX databaseU databasesS datacenterP dataclassZ datadoga dataframeT datagramV datapathS
dataplaneQ datasetN datasourceP datastoreU datatypeZ dateW datetimeb datumR daya daysS dbU dbfsX dcV ddZ ddlU deY
deactivateU deactivatedR deactivatingS deadU deadlineU deadlocki deadlockedf deallocatea deathW debugR debuggere
debuggingT decideU decidedP decimalc decisionX decisionsW declarationa declarationsR declarativeb declareV declaredU
declaringS decodeY decodedR decodera decodinga decommissiond decommissionedX decommissioningU decompresse
decompressedU decompressionZ decoratedc decoratingT decoratorU decreaseZ decreasedU decrementT decrementedS
decrementingR decryptU decryptedT decryptionW dedicatedZ dedupT dedupeT deduplicationX deepW defZ defaultU
defaultedT defaultingL defaultsW deferredQ deferringS definea definedY definesW definingS definitiona definitionsZ
deflaterT defunctc degradedT delb delayS delayedS delayingK delaysT delegateT delegatingR delegationV deleteW
deletedM deletesV deletingL deletionR deletionsU delimitedQ delimiterW deliverT deliveredO deliveringM deliveryW
deltaV deltasX demandT demoD demotingQ denieda denyX denyingb depO departedX departureS dependenciesS dependencyU
dependentU dependentsY dependsa deployU deployedQ deployingT deploymentX deploymentsV deprecatedb deprecationU depsT
depthW dequeuedR derT derbyP dereferenceY deregisterS deregisteredQ deregisteringS deregistrationR derivationS
deriveZ derivedY descZ descendantU describeV describingY descriptionU descriptora descriptorsW deserializationZ
deserializeb deserializedZ deserializerY deserializinga designedT desiredS desktopR despiteY destS destinationX
destinationsS destroyT destroyedQ destroyingL detachW detachedT detachingT detailR detailedM detailsQ detectS
detectedT detectingO detectionJ detectorO determineU determinedN determiningR deterministicU devU developerQ
developersZ developmentS devicea devicesS dfZ dfsO dhU dhcpR diY diagY diagnoseU diagnosisZ diagnosticT diagnosticsS
dialY dialectb dialogZ dicta dictionaryX didX didnti dieU diedi diffY differm differenceS differencesZ differenth
differingb differsY digestR digestsT digitX digitsc dimensiona dimensionsa dioP dirX directP directionX directivea
directlyZ directoriesY directoryZ dirsW dirtyU disableX disabledO disablingN disagreesZ disallowedk disallowingR
disappeareda discardV discardedU discardingQ disconnectV disconnectedU disconnectingO disconnectione discordZ
discoverS discoveredT discovererP discoveringQ discoveryU discriminatorb diskY disksb dispatchT dispatchedT
dispatcherU dispatchersT dispatchingX displayT disposalS disposedW disposingR distQ distanceT distinctb distributeS
distributedX distributingU distributionS distributora divergingY divideY divisionZ djangoY dlld dlqW dmV dmlZ dmsS
dnQ dnsR doW docW dockerO dockerfileS docsX documentW documentationT documentsW doesY doesna doesntj doga doingJ
domY domainZ domainsY doneJ donte doseT dotY doubled downV downgradeW downgradedT downgradingQ downloadR downloadedP
downloaderS downloadingR downloadsT downstreamX drO draftT drainX drainedP drainingM drived drivena driverW driversZ
drivesc dropS droppedZ droppingQ dropsZ druidc dryQ dsX dslZ dsmR dstZ dtT duZ dueS dummyU dumpW dumpedR dumpingM
duplicatel duplicatedh duplicatesY durabilityZ durableR durationY duringY dynamicY dynamicallyV dynamoT dynamodbT
dynatraceZ eachU eagerU earlierW earliestV earlyP ecb ecdsaX echa echoR ecosystemN ecrQ ecsS edb edgeW edgesY edita
editionW editsX effectV effectiveR effectsR effortP egZ egressc eidS eipW eitherd eksV elapsedT elasticV
elasticsearcha electS electedR electionR elementc elementsY eligibleQ ellipticY elseR emailV emailsT embedU
embeddeda embeddingS emergencyb emitS emittedW emitterU emittingQ emptyc emulatedS emulatorT enY enableW enabledP
enablementO enablingP encodec encodedW encoderf encodingW encounteredY encryptb encryptedU encryptingT encryptionX
endV endedY endingO endpointV endpointsR endsU enforceS enforcedS enforcementT enforcerT enforcingU engineU
enhancedT eniQ enoughX enqueueX enqueuedL enqueueingQ enqueuingO enrichmentP enrollmentU ensembleR ensureW ensuringS
entY enterN enteredX enteringJ enterpriseU entitiesN entityV entriesT entropyR entryW entrypointV enumc enumerateZ
envU envelopea environmentV environmentsU envoyT eofU epO ephemeralZ epochY epollU equalZ equalityU equalsZ
equivalentS errf errbackc errnoZ errort erroredg erroringb errorsi esT escaped escapedY escapesY escapingY esmc
establishZ establishedN establishingU estimateY estimatedS estimatingS estimationY estimatorZ etaga etcU etcdV
ethtoolQ eurekaQ evalS evalsZ evaluateV evaluatedQ evaluatingS evaluationQ evena eventU eventsS everS everyS evictS
evictedQ evictingS evictionS exZ exactS exactlyd examineY examiningR exampleR examplesQ excb exceedl exceededl
exceedinga exceedsn exceptY exceptionk exceptionallyf exceptionsZ excessP excessivee exchangeU exchangesT
exchangingS excludeV excludedQ excludesT excludingI exclusionsY exclusivec execc executableY executeZ executedQ
executemanyZ executingO executionU executionsT executorX executorsR exemplarsY exhaustedj existU existanta existedS
existenceX existentb existingT existsY exitV exitedU exitingW exitsZ expc expandX expandedQ expandingY expansionb
expecti expectationsQ expectedl expectingn expectsi experiencedZ experimentT experimentalT experimentsV expirationS
expireW expiredY expiresS expiringK expiryR explaina explicitN explicitlyS exploreQ exponentialY exportX exportedR
exporterV exportingN exportsW exposed exposedP exposingQ exposureU exprZ expressiond expressionsY extW extendZ
extendedR extendingS extensionU extensionsO extentT externalV extraZ extractR extractedF extractingM extractionS
extractorO extraneousU extrasU facetb facetsZ facilityd factorY factoryW failh failbackU faileds failingW failoverY
failsj failsafea failureg failuresU fakeU fallU fallbackQ fallingP falseX familye fanT fanoutU farV fastT fastifyR
fatalg faultc faultya favorT fcR fcgiZ fdX featureV featuresT federatedT feedZ feedbackX feederU fenced fencedd
fencingY fetchR fetchedL fetcherU fetchingQ fewX fewerS fiQ fieldf fieldsb fifoc figureO fileY filenamea filenamesT
filepathY filerS filesW filesizeU filesystemV filesystemsU fillL filledO filterX filteredS filteringO filtersX
finalU finalizationW finalizeX finalizeda finalizerX finalizersY finalizingN finallyR findW findingN fineS
fingerprintV finishT finishedK finishingS finiteZ fipsS fireT firedM firehoseU firewallV firingM firmwareS firstX
fitZ fixW fixedb fixesR fixingS fixtureY flagZ flaggedT flagsU flashU flaskR flatteningR flavorT flexU flightU
flinkZ floatZ floatingZ floatsY floorY flowV flowsK flushS flushableU flushedL flushingN fluxS fnX folderW followY
followedX followerR followingU followsY footerb forV forbiddeng forbiddingS forbidsa forceV forcedT forcefullyb
forciblyR forcingO foreignZ foreverY forgetX forgota forkU forkedV forkingY formW formata formationO formatsU
formattede formatterY formattingW formeda formsY formulaZ forwardZ forwardedR forwarderX forwardingR foundQ fourY
fqdnR fractionalZ fragmentY fragmenteda fragmentsV frameZ framesP frameworkV framingR freeN freedQ freeingW
frequencyV frequentlyS freshO fromU frontY frontendS frozenZ fsY fsyncU ftpX fulfillmentZ fullY fullyT funcb
functionW functionalZ functionalityZ functionsN fundsU furtherX fusionU futureW fuzzyY fwdT gapa garbageR gateb
gatesY gatewayT gatewaysQ gatherV gatheredU gatheringQ gaugeO gavei gbU gcR gceU gcmY gcpS gcsW gelfX genS generalR
generateZ generatedN generatingQ generationT generatorW generatorsc genericW geoa geometryc getY getsU getterU
gettingV geventT ghostV giU gidW gitT giteab githubQ gitignoreR gitlabT giveY givena givingd gkeY globY globalT
globallyV glueQ gnuZ goU goba goesS goingO gomaxprocsT goneQ googleT goroutineU gossipN gotY gpgb gpuQ grabR graceS
gracefulR gracefullyV grainedZ grantS grantedP grantingR graphW graphitec graphqlR graphsR greaterb greenletQ gridb
groupT groupingY groupsV growZ growingT grpcV gssapiQ gtT guaranteeZ guaranteedS guardZ guardrailU guessU guestY
guideX gvkY gwU haX hadZ hadoopM haltS haltedc haltingS handT handleV handledN handlerV handlersW handlingS handoffa
handshakeS hangT happenZ happenedT happensX harX hardV hardwareY harmlessO hasa hashX hashcodeT hasherY hashesV
hashingY hasnte havea havingX hbR hdfsT heada headerU headersR headingT headlessO healY healedZ healingZ healthT
healthcheckY healthyS healthzW heapT heara heartS heartbeatS heartbeatsY heightU heldW helloS helmU helpX helperU
helpersQ henceQ hereW herokuU hexY hibernateS hiddenK hierarchicala hierarchyY highT higherb highestR hikariT hintQ
hintsY histogramb histogramsc historicalU historiesT historyU hitP hitsT hiveV hmacS hmrT hnsS hocZ holdV
holdabilityT holderX holdingZ holdsS holeT homeR hookY hooksU hopV hopsU horizona hostV hostedS hostingK hostnameU
hostsR hotT hourlyU hoursS housea howW howeverU hpaZ htmlX httpW httpsY hubP humanY hungS hwa hybridY hyperZ iamV
icebergT icond idX idempotencyQ identY identicalb identificationU identifiedQ identifierc identifiersR identitiesT
identityU idleQ idpR idsV idxW ieY ifV ifaceU ignoreN ignoredK ignoresS ignoringI illT illegals illegallyd imageR
imagesR imbalanceda imdsO immediateN immediatelyQ immutablee impactZ impersonateQ impersonatingU impersonationS
implR implementg implementationX implementationsX implementedm implementsY implicitX implicitlyS impliedS importT
importantS importedM importingO importsZ impossiblen impropere improperlyi improveT inY inaccessibleZ inactiveV
inactivityU inappropriatef inboundO incT includeY includedU includesZ includingN inclusiveU incomingS incompatiblem
incompletee inconsistenciesa inconsistencyh inconsistentl incorrectm incorrectlyf increasef increasedP increasingY
incrementZ incrementalX incrementedT incrementingU indexZ indexedZ indexerX indexesW indexingV indicateV indicatesX
indicatingV indicatorZ indicesQ individualY individuallyY ineffectiveZ inetR infX inferT inferenceS inferredQ
inferringS infinited inflateS inflightS influxc infoT informU informationR informationalQ informedT informerX infosS
infraT infrastructureU ingT ingestU ingestera ingestingS ingressX ingressesZ inheritY inheritanceZ inheritedR
inheritsY inhibitZ iniZ initX initialU initialisationU initialisingO initializationb initializea initializedN
initializerT initializingP initiallyT initiateS initiatedO initiatingN initiationT initiatorX injectQ injectingP
injectionU injectorU inlineW innerV inodeU inputY inputsV insecureW insecurelyS insertd insertedW insertingT
insertionS insertsZ insided insightsJ inspectR inspectingT inspectionb inspectorY installX installationW
installationsS installedT installingL installsU instanceV instancesU instantW instantiatef instantiatedR
instantiatingT instantiationZ insteadY instructionY instructionsa instrumentM instrumentationK instrumentingG
insufficientf intV integerc integersU integralZ integrationR integrationsb integrityW intendedU intentZ
intentionallyY interX interactionT interactiveW interceptedL interceptorU interceptorsT interestO interestedO
interestsT interfaceV interfacesW intermediaryU intermediated internalT internallya interneta internodeU
interpolateZ interpretV interpretingR interrupedb interruptT interruptedg interruptingW interruptionW intersectionZ
intervalY intervalsX interventionZ intoT intraT introducedY introspectS introspectingS introspectionV invalidr
invalidateQ invalidatedW invalidatingI invalidationY invariantb inventoryX inverseZ invisiblea invitationS inviteP
invocationS invokeU invokedV invokerT invokingM involveda ioU ioctle ioredisT ipT ipcU ipipV ipsR ipsecY ipsetY
iptablesR irrelevantU isa isntm isoZ isolateZ isolatedP isolationU issU issueZ issuedU issuerX issuersZ issuesU
issuingL itS itemY itemsY itere iterableb iterateg iteratedT iteratingZ iterationT iterationsS iteratorZ iteratorsa
itsV itselfY jaasW jacksonT jarS jarsT javaU jdbcL jdkY jerseyT jetZ jiraU jitterR jksZ jmsG jmxO jnaO jndiR jobW
jobsW joinU joinedL joinersS joiningS joinsU jointS journalS jpaV jsX jsoQ jsonZ jsseR jtaS jumpc jumpedQ jumpingT
junkb justS jvmR jwka jwksZ jwtX kafkaW kbT kdcZ kdcsZ keepV keepaliveR keeperZ keepingN keptQ kerberosR kernelT
kernelsO keyZ keyboardR keycloakT keyringP keysX keyspaceV keyspacesY keystoneY keystoreU keytabX keywordh keywordsY
kickstartT killV killedX killingT kindZ kinesisV kitU kmsd knowd knownV kryoY ksS kubeS kubeconfigW kubeconfigsZ
kubeleta kubernetesU kvZ kwargb kwargsZ labP labelY labeledR labelsZ labelsetX lackW lackinga lacksf lagT lambdaQ
langS languageb languagesZ largeZ largera lastW latchN latencyP laterY latestV latterT launchZ launchedR launchingR
layerT layersY layouti lazyR lcY ldapc leY leadW leaderS leadersR leadershipM leafb leake leakedZ learnU learnerY
leaseU leasesQ leastZ leaveR leavingO ledgerW leftU leftoverU leftoversc legacyY lenX lengthY lengthsa lessX letZ
letterU lettersV lettingT levelW levelsa libZ librariesc libraryZ libvirtU licenseV licensesY lifeY lifecycleU
lifespanQ lifetimeU lightV likeZ likelyV limboS limitX limitationQ limitedY limitera limitersQ limitingS limitsX
lineZ lineageI linearX linesW linkc linkageT linkedR linkingN linksY lintR lintingS linuxV listW listedW listenZ
listenerX listenersR listeningN listerZ listingX listsY liteU literalb literalsX liveW livenessR llmS loadX
loadbalancerY loadedL loaderV loadingR loadsT lobU locT localS localeU localesY localhostU localityT localizationZ
locallyQ locateV locatedS locationX locationsX locatorT lockT lockedZ lockfileL lockingW locksX logW loggedP loggerV
loggersU loggingQ logicU logicalU loginT logoutQ logsW lokib longa longerW lookW lookedS lookingP looksQ lookupR
lookupsR loopY loopbackQ loopsU loseb lossa lostc lowV lowerV lowercaseU loweringU lowestS lruW lsW lsnY ltQ luaZ
luceneU lunT macX machineU machinesU macrob macrosZ madeR magica maile mailboxZ mainY maintainedT maintainerY
maintainingQ maintenanceP majorZ makeY makingZ malformedo maliciousc manY manageY managedU managementW managerU
managersU mandatoryg manifestX manifestsS manipulatedT manipulationS manualV manuallyT manufacturerU manya mapW
mappedT mapperY mappersX mappingV mappingsS mapsW mariaY markX markedT markera markersY markingQ marshali
marshalingh marshallerZ marshallingZ maskc maskingT masksZ masterV matchV matchedT matcherZ matchersW matchesU
matchingU materialY materializeU materializedX materializingS mathZ matrixg maxY maximume mayS maybeP mbU mbeanS mcY
mcpW mdN meW meanW meaningZ meaninglessb meansV meantY measurementW mechanismW mediaW mediumc meetS meetsT memV
memberW membersR membershipP memcacheU memcacheda memoryX memoryviewZ mentionsa mergeV mergeableX mergedT mergerY
mergingU meshT messageW messagesT messagingU metW metaa metadataV metasX metastoreZ meterO metersU methoda methodsV
metricV metricsS mfaW mia mibS microT micrometerT midT middlewareV mightS migrateY migratedN migratingN migrationT
migrationsU millisS millisecondsV millsU mimeV minX mineZ miniQ minifyb minimalb minimuma minioZ minorW minutesT
mirrord mirroredT mirroringP mirrorsa misY misbehavingZ miscQ misconfiguredb mismatchl mismatchedi mismatchingY
missL missedg missesY missingm mistakeY mixY mixedb mkP mkdirY mlZ mmapY mmappedZ mobilea mockU modR modalZ modeW
modelU modelsb modesX modifiableZ modificationU modificationsU modifiedT modifierX modifiersa modifyb modifyingO
modularU moduleW modulesc momentS mongoc mongodbY monitorU monitoredT monitoringQ monitorsV monotonicallyY monthZ
monthlyT morea mosta mountZ mountedX mountingR mountpointU mountsW moveX movedW movementX moverT movingP mqW mqttY
mrS msU msgW msgsT mskZ mssqlW mtimeT mtuV muchV multiZ multicastT multilineT multipartZ multipathT multiplel
multiplexerT multithreada mustz mutableX mutateb mutatedT mutatingY mutationc mutationsW mutualS mutuallye muxa mvY
mxa myT mysqlT naa nackT nacosY naiveY nameZ namedc namedtupleT namesY namespaceY namespacedY namespacesZ namingV
nanosY nasV natV nativeU natsW naturalS ndY nearS necessaryU needY neededS needingT needsi negativek negotiateT
negotiatedU negotiationR neighborZ neitherf nestU nestedd nestingZ netW netfilterZ netlinkY netmaskZ netnsV
netstatsZ nettyR networkZ networkingS networksW neutronY neveri newP newerW newlinea newlyT nextR nfsZ nftd
nftablesU nginxV nicX niceU nilp nioZ nnX noe nodeT nodesS nomadY nonf noncee noned nonemptyX nonexistentW
nonsensicalZ nonzeroZ noopW nord normalS normalizationQ normalizeR normalizedR normalizingP normallyP notl noteP
notesR nothingR noticeU noticesb notificationQ notificationsT notifiedL notifierS notifyU notifyingO nowR npec npmP
nrQ nsZ nulli nullableU nullsZ numW numaU numberY numbersc numericd numericalc numpyW nvS nvidiaU nxT oauthX objX
objectZ objectsb observationc observeX observedL observerP observersU observingW obsoleteU obtainX obtainedO
obtainingS occupiedb occurR occuredW occurredY occurringU occursU ociZ ocspS odda ofX offX offerT offeredT offeringT
offersT offheapU officeO officiallyT offlinea offloadd offsetX offsetsV oidZ oidcU okK oldU olderT oldestX omitc
omittedW omittingQ onU onboardingJ onceZ oneZ onesY ongoingV onlineS onlyl oomf oooY opT openY openedM openingV
opensZ opensearchc opentelemetryQ operanda operandsX operateV operatingQ operationb operationalQ operationsU
operatorc operatorsV opportunisticU opsU optZ optimalT optimisticR optimizationW optimizeT optimizedQ optimizerU
optimizingR optionb optionalT optionallyU optionsZ orb orderV orderingW ordinalZ orgc organizationc origY originT
originalQ originatingT originsQ ormX orphanV orphanedT osR osgiT ossS otelS otherW othersU otherwiseW otlpe ourS
outa outboundP outboxY outcomeO outdatedW outerV outgoingP outlierY outliersT outputY outputsU outsidei outstandingZ
overX overallU overflowk overflowedd overflowsc overheadY overlape overlappingc overlapsa overlayU overloadedY
overriddenW overrideU overridesT overridingP oversizedY overviewU overwritec overwritesU overwritingQ overwrittenU
ownZ ownedS ownerY ownersZ ownershipY owningU ownsb paK packb packageS packagedR packagesT packetR packetsN padV
paddingY pageU pagerY pagesT paginationa pagingS paidT pairU pairingT pairsY pandasR panicu panickedf parallelT
parallelismQ paramY parametera parametersV paramsV parentT parenthesesZ parentsU parityY parquetZ parsableU parseZ
parseableT parsedL parserU parsersZ parsingX partb partialX partiallyS participantT participantsZ participatingT
partitionT partitionedZ partitionerS partitionsU partsU partyU passb passedU passingP passiveU passphraseZ passwordb
passwordsa pastd pasteQ patchX patchedS patchesZ patchingR pathX pathsS patternZ patternsT pauseU pausedS pausingN
payloadV paymenta pbZ pcT peakU peekT peekingR peerR peeringY peersO pema penaltyT pendingS perY percentU
percentageS percentileY perfY performR performanceZ performedQ performingM perhapsZ periodV periodicS permO
permanentb permanentlyZ permissionZ permissionsT permitU permitsS permittedb permittingT permsO persista persistedQ
persistenceR persistentS persisterS persistingP persistsV personT pgO phaseS phiU phraseb phrasesY physicalU pic
pickW pickedZ pickingL pickleX pidU pidfileW pinY pingP pingerQ pingingU pinnedV pinningV pinsY pipV pipec pipelineX
pipelinedU pipesU pipingT pivotY pkW pkcsY pkgS pkiX placeT placeholderW placeholdersY placementT placesa placingR
plainW plaintextZ planY plannedY plannerZ planningU platformT playbackU playingS pleasej plsZ pluggedT pluginW
pluginsS pluralY plusb pod podS podsU poetryW pointW pointerZ pointingZ pointsW polarsT policiesU policyW policysU
pollJ polledS pollingT polygonY polymorphicc pongR poolW pooledT poolsa popU populateV populatedT populatingS
populatora portX portableb portalU portsb posX positionX positionalc positionedY positionsZ positived posixR
possibleV possiblyW postT postgreU postgresV postgresqlY postinga postingsd postponedT postponingT postsT potentialX
powera poweredV pprofU prL preS preallocatedS prebuiltZ precedenceY precisionZ precomputedT preconditionO
predefinedU predicateW predictQ predictionS preemptedY preemptivelyS preferenceV preferredV prefetchT prefetchedS
prefetchingS prefixb prefixedS prefixesS preflightS preloadT preloadedS prematureY prematurelya preparationY
prepareS preparedQ preparingN preprocessingT presentT presentedT preserveN preservingT presetR presignedZ pressT
pressureS prevV preventY preventinga previewT previousX previouslyW priT pricesY primaryT primingT primitivec
principalT printT printerP printingQ priorc priorityT privZ privacyT privateX privilegeU privilegedZ privilegesV
proY probablyR probeT probedT proberY probesY probingM probleml problemsc proca procedureT proceedb proceedingM
processX processedN processesW processingQ processorS processorsV produceV producedW producerU producersa producingT
productV productionN productsY profileT profilerV profilesS profilingW progb programc programmatica programmedM
programmerQ programmingX programsY progressT prohibitedg projectR projectionX projectsU promU prometheusW promiseV
promotedQ promotingO promotionW promptL promptingR promptsP proofW propagatedT propagatingQ propagationQ properZ
properlyZ propertiesU propertyW proposalV proposedZ protectV protectedd protectionW protod protobufb protocola
protocolsV prototypeQ providei providedb providerW providersb providesZ providingV provisionV provisionedU
provisionerW provisioningc proxiesV proxyR proxyingQ pruneU prunedM prunerT pruningR psL pseudoS ptrY ptyY pubkeyW
publicY publicationa publishU publishedL publisherR publishersT publishingN pubsubY pulla pulledS pullingP purgeQ
purgedR purgingL purposeS pushU pushdownU pushedT pushingS putX putsT puttingO pvP pvcQ pxS pyY pydanticZ pymongoZ
pyprojectS pythonb qdiscd qoQ qosT qpsU qrU qsT qualifiedc qualifierZ qualityU quantileY quantilesZ quarantinedU
quarantiningS queriedQ querierY queriesX queryW queryableY queryingP querystringZ queueT queuedK queueingM queuesW
queuingS quicT quickT quittingX quorumV quotaX quotasR quotec quotedS quotesW quotingT rabbitT raceQ rackZ raftX
raiseV raisedc raisingQ ramU ranU randomU rangeZ rangesW rateZ ratelimitT ratesY ratherX ratioS rawV rbacW rcc
rcodea rcvdT rdS rdataP rdsT reU reachX reachableR reachedZ reachesT reachingS reactionU reactiveY reactorZ readV
readableT readerc readersV readinessb readingV readmeT readonlyU readyP realW reallyc realmW realtimeN reapedO
reapingR reasonW reasonsT reassignT reassigningU reattachingU reattemptingS reauthU reauthenticatingR rebalanceS
rebalancingO rebaseS rebasingO rebinda rebootV rebuildV rebuildingQ rebuiltS receiptsY receiveX receivedQ receiverU
receiversU receivesO receivingP recentW recentlyV recipientsV reclaimV reclaimingR recognizea recognizedZ recommendY
recommendationa recommendationsa recommendedT recomputeU reconcileR reconciledP reconcilerT reconciliationV
reconcilingN reconfigurationW reconfiguringQ reconnectQ reconnectedK reconnectingP reconnectionU reconnectorT
reconstructU reconstructedU recordW recordedT recorderd recordingN recordsZ recoverT recoverableZ recoveredO
recovererY recoveringO recoveryR recreateW recreatedU recreatingO recurringR recursiona recursivea recvL recycleS
recycledT recyclingQ redR redactedR redactionL redeliveredT redeliveryT redeploya redirectV redirectingN
redirectionc redirectsU redisa redshiftP reduceS reducedR reducerV reducingR redundancyV redundantS reentrantY
reestablishU refZ refcountb referZ referencea referencedZ referencesX referredW refersb reflecta reflectionQ
reflectiveY refreshS refreshedO refreshingN refsT refusea refusedg refusingY regW regenerateb regeneratedR
regeneratingP regenerationT regexX regexpg regionQ regionalO regionsV registerT registeredT registeringJ registersT
registrationT registrationsZ registriesU registryQ regularW reindexU reindexingU rejectT rejectedb rejectingU
rejectionW rejoinb rejoiningR relY relabelY relabelinga relatedV relationY relationsU relationshipb relativeW relayZ
releaseT releasedO releasesQ releasingL relevantR reliableU relicX reloadX reloadedO reloadingK relocateR
relocationZ relyT relyingW remainS remaineda remainingO remainsT remapP remappingS remediationP rememberQ reminderV
remoteU remotelyO remotesa remotinga remountZ removalU removeV removedS removingL renamee renamedS renamesU
renamingS renderc renderedX renderingO renewV renewalT renewedP renewingT reopeningS repairX repairedU repairingQ
repartitionU repeatb repeatedb repeatedlyb replO replaceY replacedQ replacementZ replacesM replacingN replayY
replayedO replayingP replicaZ replicasT replicateX replicatedS replicatingU replicationV replicatorV repliedZ replyU
replyingR repoa reportR reportedU reporterT reportersT reportingR reportsT reposX repositoriesR repositoryX reprZ
representationc representingT reprocessingV republishb reqQ requestT requestedU requesterU requestingN requestorR
requestsV requeueU requeueingT requirel requiredh requirementU requirementsS requires_ requiringS rerunY rerunningU
resL reschedulingL rescueZ resendV resendingP reservationZ reservationsV reserveW reservedh reservingS resetY
resettingO resizeZ resizedT resizingR resolutionO resolutionsZ resolvT resolvableY resolveW resolvedO resolverX
resolversT resolvesY resolvingJ resourceX resourcesW respY respondS respondedQ responderS respondingK responseT
responsesT responsivea restS restartV restartableT restartedX restartingO restorationS restoreW restoredK restoringN
restrictU restrictedX restrictingT restrictionsX resubmittingQ resultU resultedW resultingY resultsX resumeT
resumedN resumingM resumptionM resyncT retS retainY retainingS retentionS rethrowingP retireQ retiredS retiringQ
retriableQ retriedR retriesc retrievalU retrieveS retrievedL retrievingR retryU retryableP retryingM returnU
returncodeZ returnedc returningA returnsR reusableO reuseP reusedU reuseporta reusingJ reva revalidationS reverseV
revertU revertedQ revertingQ reviewZ reviewersS reviseU revisionS revisionsX revocationU revocationsQ revokeY
revokedY revokingP rewindT rewindingY rewrited rewritingV rewrittenQ rfa rfcX richT rightX ringX riskT rmiY robinT
robotU robotsT rocketb rocksU roleU rolesT rollT rollbackV rollbackingS rolledc rollingQ rolloutK rolloverU rollupZ
roomX roomsZ roota rootfsZ rootlessU rootsU rotateW rotatedO rotatingR rotationR roundT roundingS routeZ routedZ
routerY routersY routesW routineR routingU rowa rowsT rpV rpcY rsW rsab rspY rstR rta rttW ruleY rulesU rulesetU
runY runnerb runningT runsT runtimeU runtimesU rvU rwa safeN safelyV safetyZ saltZ samea samlR sampleU samplerS
samplesX samplingP sanh sandboxY sanitizedS sanitizingO sanitya sasY saslW satisfiedT satisfyZ savec savedK
savepointY savingR sawS sayingT saysZ scalaR scalarc scaleQ scaledS scalerS scalingM scanR scannedS scannerY
scanningN scenarioZ scheduleV scheduledP schedulerV schedulersY schedulesZ schedulingM schemaU schemasU schemee
schemesV scopeZ scopeda scopesP scoreP scoredT scoresR scoringT scpS scramb scrapef scrapedU scraperd scrapingT
screenT screenshotY scriptb scriptingT scriptsW scrollU scrollablea scsiU sdY sdkQ seT searchT searchableY searcherW
searchingM seatsY secY seccompZ secondR secondaryV secondsW secretW secretsX secsU sectiona sectionsX secureU
securityV seec seedU seedingT seeingY seekb seekerb seekingS seemZ seemsW seenV segmentV segmentationb segmentsP
selectZ selectablea selectedO selectingL selectionW selectorX selectsS selfT semanticS semaphorea semverU sendT
senderS sendingN sendsS sensea sensitiveU sensorU sentL sentinelb separateT separatedV separatord seqV seqnoV
sequenceb serdeZ serialO serializablea serializationZ serializeZ serializedY serializerY serializingT seriesb
seriousY serveX servedS serverX serverlessQ serversU serviceV serviceaccountb servicesY servingQ servletW sesV
sessionU sessionsP setW setsZ setsockoptZ setterS settingQ settingsV settledR setupU sfZ sftpY shaU shadedS shadowV
shallY shallowa shardP shardingZ shardsO shareW sharedZ sharesa sharingU shellT shimc shippeda shippingT shortc
shortcutY shortenedT shotU shouldi shouldnth shouldveZ showingQ shrinkingU shuffleS shutS shutdownS shutdownsb
shuttingS siblingR sideY sidecarX sigZ sighupT sigintT sigkillY signX signalR signaledT signalingV signalledR
signallingU signalsT signatureW signaturesS signedX signerb signersY significantY signingW sigtermR silenceb silentQ
silentlyR sillyT similarZ similarityY simpleT simplyS simulateU simulatingT simultaneouslyX sinceM singleU
singletonV singularY sinkY sinksR siteV sitemapT sitesU situationa sizeW sizesY skewY skillf skillsO skipN skippedN
skippingE slaQ slackZ slashX slaveW sleepS sleepingL sliceV slicesW slidingZ slotW slotsV slowQ slugc smallW
smallerX smallintZ smartR smtpa snapX snappyY snapshotT snapshotsc snapshotterU snapshottingR sniU snippete snitchb
snpY snsV soN soaV sockS socketX socketsX softN softwareb solicitedZ solrX solutionsZ someV somehowd someoneR
somethinga sonY soonZ sorryZ sortW sortedV sorterY sortingP soundY sourceW sourcesU spaceb spacesS spanM spannera
spansP sparkU spatialY spawnU spawnedR spawningP spcZ specU speciala specificT specificationZ specifiedb specifierT
specifiesd specifyk specifyingY specsR speculativeU speechV speedV sphereW spiU spillY spillingS splitS splitsY
splittingQ splunka spreadZ springS sqW sqlV sqlalchemya sqliteT sqsV squashZ squasheda srcW srvT ssT ssed sshX sslS
ssoT sspiT stU stabilityT stableP stackU stackdriverY stacksT stacktraceX stageU stagesR stagingT staleY stalleda
stampW standaloneT standardb standbyS stanzaU stapleU starT startW startedJ startingI startsV starttlsa startupV
statY stateV statefulV statefulsetY statelessU statementX statementsV statesS statfsS staticY statisticU statisticsI
statsR statusV statusesZ stayU stayingQ stdW stderrV stdina stdoutV stealU stealingT stepW steppingT stepsY
stickinessa stickyZ stillY stmtY stopV stoppedR stoppingO stopsU storY storageV storeX storedU storesT storingP stra
strategicZ strategiesY strategyV streamX streamerZ streamingV streamse strictZ strictlyY stringa stringifyP stringsX
stripeX strippingU stronglyZ structb structureb structuredS structuresY stsV stubT stuckV studioU stuffZ styleV subU
subclasse subclassesd subcommandZ subdirectoryY subfolderZ subjectY submissionV submitX submittedT submittingO
submoduleT subnetX subpathY subprocessc subqueriesU subqueryZ subresourceZ subscribeT subscribedO subscriberS
subscribingO subscriptY subscriptionW subscriptionsQ subsetV substringY subsystemV subtractionZ subtypeZ succeedR
succeededG successK successfulL successfullyB suche sudoS sufficientR suffixb suggestU suggestedT suggestionY
suitableX suiteX suitesY sumZ summariesT summaryO sunP superT supersededU supervisorU supervisordT suppliedZ
supplierZ supplyX supplyingY supportb supportede supportingT supportsa supposedc suppressR suppressedR suppressingM
suppressionU suppressionsT sureZ surrogateY surveyT suspectQ suspendO suspendedV suspendingN suspensionU svY svcU
swaggerX swallowingS swapT swappedS swappingT swarma sweepY sweepingS swiftY switchW switchedS switchingR symbolg
symbolicY symbolsa symlinkX syncT syncedM syncerS synchronizationM synchronizeX synchronizedU synchronizingO
synchronousU syncingS syncsU synonymsT syntaxe synthesizingQ sysV sysctlU sysfsU systemY systemdS systemsZ tabP
tableW tablesU tabletS tagZ taggedV taggingV tagsX tailb tailera tailingY taintV takeX takenW takesi takingT talkU
talkingT tara tarballc targetW targetsX taskV tasksT tce tcpS teamd teamse teardownT tearingR telegramZ telemetryM
tellb tellingR tempX temperatureU templateX templatesR temporalV temporarilya temporaryW tenantX tenantsX termT
terminalU terminateU terminatedW terminatingU terminationV terminatorY termsY terraformR testZ testingX testsZ textZ
tfT tgtS thZ thanh thatW thatsY theX theirV themU themeV thenX thereT thereforeR theresS theseQ theyU thinga thirdY
thisX thoseZ thoughZ threadT threadedY threadpoolU threadsS threadsafeY threea thresholdT thresholdsY threwf thriftZ
throttleS throttledT throttlingU throughS throughputN throwZ throwableh throwingL thrownV throwsU thumbnailM thusQ
tickU tickerR ticketQ ticketsT tidc tierW tiereda tillQ timeW timedd timedoutb timelineR timeoute timeoutsS timerV
timersS timesW timeseriesc timestampX timestampsX timezoneZ timingV tinyintZ tipU titleX tlsZ tlva tmR tmpY toT
todoa togetherc toggleY tokenU tokenizerZ tokensR toldR toleranceY tolerateY toleratedZ tombstoneW tombstonesX
tomcata tomlV took tookO toolQ toolingZ toolsQ topY topicW topicsV topologyR tosS totalP totpZ touchX touchedT
touchingO towardsR tpcU tpmR traceQ tracebackY traceparentS tracerW tracesR tracestateS tracingR trackT trackedZ
trackerX trackingR traditionalT trafficN trailerT trailersN trailinge traitU transZ transactionU transactionalW
transactionsU transferS transferredT transferringQ transfersU transformZ transformationS transformationsS
transformedQ transformerX transformingR transformsa transientT transitU transitionW transitionedY transitioningS
translateU translatedT translatingR translationW translationsS translatorT transmissionS transporta transporterT
transportse traversald traversingS treatU treatedZ treatingQ treeZ trialW trieZ triedd triesa triggerU triggeredN
triggeringK triggersS trimV trimmingR tripY tripperY troublee troubleshootinga trueZ truncateS truncatedX
truncatingV truncationX trustU trustedW trustingT truststoreP tryd tryingR tsX tsdbY tsigS ttT ttlX ttyU tuningP
tunnelO tunnelingW tupleX tuplesU turnW turnedV turningO twicef twon txU txidR txnb txsY txtS typeb typedV typesY
typicallyQ typingU tzinfoY udevT udfb udpQ uiM uidW uintW ulimitS unT unablej unacceptableZ unassignU unassignedV
unauthenticatedS unauthorizede unavailabled unbalancedb unbindO unbindingS unblockU unblockedR unblockingT unboundU
unboundedZ uncaughtg unchangedL uncleanc unclosedh uncommittedW uncompletedZ uncompressedS unconfiguredT
unconnecteda unconsumedb undefinedk undeployU undeployedS underT underflowb underlyingZ underneathR underscoresY
undoW unescapeZ unexpectb unexpectedn unexpectedlyo unformattedd unhandledg unhashablea unhealthyZ unicoded
unidentifiedb unifiedY unimplementedn uninitializedY uninstallS uninstalledR uninstallinga unionb uniqueY
uniquenessU unitW unitsU unityR universalY unixc unknowc unknownn unkownZ unlessW unlikelyZ unlimitedR unlinkS
unlinkingT unloadS unloadedQ unloadingP unlockU unlockedT unlockingV unmanagedZ unmapW unmappedb unmarshale
unmarshalingb unmarshallinga unmatchedb unmodifiablea unmodifiedU unmountS unmountingY unnamedY unnecessaryY
unopenedZ unorderedZ unpackW unpackedS unpackingU unparsablee unparseableZ unparsedT unprivilegedZ unprotectedU
unpublishY unpublishingR unqualifiedT unquoteZ unquotedU unreachabled unreadU unreadablea unrecognisedj
unrecognizedm unrecoverableb unregisterR unregisteredU unregisteringO unrelatedS unreserveZ unresolvableZ
unresolveda unresponsiveU unsafec unsavedQ unscheduledU unseena unsetf unsettingS unsigneda unsolicitedc unsortedZ
unspecifiede unstableU unstructuredX unsubU unsubscribeQ unsubscribedO unsubscribingT unsuccessfulc unsupportedp
unsured untarZ unterminatedc untilU untrackeda untrustedY unusableb unusedY unverifiedb unwrapO unwrappingQ unzipQ
unzippingT upT updateS updatedI updatere updatesQ updatingO upgradeP upgradedQ upgradesQ upgradingR uploadX
uploadedN uploadingQ uploadsW uponZ upperW uppercaseU upsertedS upsertingR upstreamW upstreamsY uptimeS urT uriU
urisR urlW urlsR usR usageQ usagesY usbR useb usedU userU userinfoW usernameV usersV usesY usingL usuallyW utcU utfY
utilU utilityZ utilizationR utilizingS utilsS uuiT uuidY uuidsY uvL vacuumT valX valide validateS validatedN
validatingR validationV validationsX validatorW validatorsS validityT valueY valuedZ valuesa valveX varY variableZ
variablesS variadicS variante varinta varsW vaultV vectorc vectorsS vendorU verT verba verboseY verificationP
verifiedN verifierV verifyR verifyingP versionU versioneda versionsT vertexY verticesY veryb vethU vfsd viaO viableY
videoY viewW viewerS viewsU violatedd violatesc violationj violationsY vipU virtualZ virtualenvU visibilityX
visibleR visitS visitedS visitingU visitorb vlanV vmV voidZ volS volumeU volumesT voteR voterS votersa votesS
votingY vsW vtepS vxU vxlanW waitY waitedW waiterT waitingR wakeR wakeupQ wakingR walU walka walletS wanb wantZ
wantedb wantsQ warmR warmingT warnY warningN warningsQ wasc wasmZ wasntc watchQ watchdogT watchedX watcherV
watchersb watchesb watchingN waterV watermarkT wayW weU weakY webU webdriverc webhookY webhooksb webpackU webserverU
websocketS weekZ weightX weightedV weightsT welcomeN wellT wentd wereX whatU wheelT wheng whereZ whereasa whetherW
whichW whileh whilsti whitelistedT whitespaceV whoS wholeT whoseU widea widgetV widthb wildcardb willJ winT windowR
windowsP wipeZ wireY wireguardK wishY withW withina withouth witnessX wktX wokeS wokenT wontT wordV workX workedZ
workerW workersT workflowZ workflowsZ workingV workloadV worksa workspaceZ workspacesX worldY wouldZ wrU wrapT
wrappedU wrapperV wrappersa wrappingM writableT writeY writerX writersU writesU writingS writtenQ wrongu wroteT wsa
wsgiZ wwwZ xaX xidY xmlT xxU xxxb yamlR yarnM yeara yetQ yieldedZ ymlQ youc youllZ yourW yourec yourselfZ youved
zerof zfsS zipc zkX znodesa zombieY zoneW zonesU zooX zookeeperT zstdY`,
  pairs: `
001003Z00100ES00100Ma00100NS00100UQ00100ZP00100aN00100cZ00100mZ00100tU00100wR00100_Z001011N001012O001016c001017a
001018U001019T00101AO00101BP00101DV00101EN00101FT00101Kc00101MU00101NG00101OJ00101Ua00101VX00101bR00101cV00101ja
00101rS00101wa001029b00102Ca00102FZ00102KZ00102QT00102SZ00102TO00102UQ00102XY00102aU00102bR00102hY00102iT00102kY
00102lT00102tc00102yU00102-Y001030O00103Ba00103FQ00103Ha00103PU00103TU00103UV00103YN00103ZT00103bU00103ed00103gN
00103hR00103iZ00103jN00103pa00103rZ00103tR00103xa00103zZ00103-S001043b001046U001048Y00104AZ00104DS00104FZ00104Ib
00104KY00104MU00104OS00104QO00104Wa00104ZY00104bY00104cT00104da00104eP00104gd00104kR00104lS00104mT00104nY00104qb
00104rZ00104sS00104td00104wa00104zT00104-U001051X001052P001053S001054R001055R001056N001059a00105AU00105DT00105ER
00105GS00105IU00105JP00105KT00105PR00105QR00105XQ00105YS00105bV00105dU00105gU00105iY00105jR00105ka00105lT00105nS
00105pV00105to00105zY001065Y001066b001069T00106BT00106CU00106EX00106JR00106Lb00106PR00106TO00106UK00106VP00106gY
00106lP00106tT00106uM00106wT00106xT00106yT001072Z001074Z001075e001077V001078T001079V00107BY00107CX00107GS00107IT
00107TR00107VY00107YO00107eU00107kO00107pS00107rU00107uR00107vc001082Y001086a00108Ai00108BR00108CP00108EX00108HQ
00108JY00108OZ00108WQ00108aa00108bR00108dS00108eU00108gT00108iV00108ka00108lP00108pY00108qT00108rY00108uY00108wH
00108zd00108_b001091O001092a001093R001094T001097j001099m00109Bb00109DZ00109HQ00109IQ00109KS00109OO00109RT00109ST
00109Xb00109ZZ00109da00109na00109sU00109uP00109vU00109wS00109_O0010A1a0010A3Z0010A8a0010A9O0010ACT0010ADP0010AEX
0010AMR0010AOY0010AQS0010ASH0010AVT0010AXd0010AZV0010AbZ0010AfT0010AjZ0010AoV0010ApZ0010ArT0010Asg0010Azc0010B7Z
0010B8I0010B9O0010BBY0010BCU0010BDN0010BEL0010BFS0010BHV0010BMY0010BOS0010BQP0010BTQ0010BcO0010BgT0010BlT0010BuQ
0010BvS0010BxY0010Bza0010C6Y0010CEX0010CIR0010CLZ0010CMQ0010COR0010CPa0010CTZ0010CWR0010CXO0010CYQ0010CaU0010ChR
0010CpS0010Cqb0010CrT0010CsH0010CwM0010CxT0010CzZ0010C-Z0010D4T0010D5Y0010D7Y0010D8O0010DBY0010DET0010DFg0010DHb
0010DIR0010DLR0010DPS0010DSS0010DTQ0010DUL0010DVa0010DaZ0010Dce0010DfV0010DgI0010DhL0010Dia0010DlX0010DnU0010DqS
0010DrZ0010Dsa0010Dta0010D_S0010E0R0010E6b0010E7Q0010E8T0010EEa0010EIU0010EJY0010ELd0010EQR0010ERZ0010EUU0010EWV
0010EZY0010EaZ0010EbR0010EeS0010EfZ0010EoQ0010EqY0010ErP0010Esd0010Evb0010E_g0010F0b0010F2d0010F3T0010F4Z0010F5i
0010F6d0010F9Z0010FGL0010FIc0010FLe0010FQY0010FSb0010FT90010FVR0010FWX0010FjZ0010FnY0010FrY0010FsT0010FyT0010G2R
0010G3S0010G7b0010G8S0010GDa0010GEb0010GHS0010GJa0010GMb0010GPX0010GSS0010GZb0010GaU0010Gdb0010Gie0010Gja0010GlT
0010GmT0010GnT0010GpS0010GqN0010Grb0010Gtd0010Gyb0010G_T0010H1Z0010H9g0010HCe0010HFU0010HMb0010HQU0010HSS0010HTS
0010HXZ0010HcV0010HfO0010Hpb0010HrU0010HsR0010HuS0010HwU0010HyG0010H-G0010I5Q0010I6R0010I7c0010I9S0010IBR0010ICS
0010IEb0010IIa0010IJS0010INY0010IPT0010IQZ0010ISY0010IbT0010IjU0010Ila0010IoZ0010Ipc0010IqS0010IsP0010IuU0010IxU
0010Iyb0010I-T0010I_Q0010J0M0010J3U0010J6a0010J7a0010J8Q0010J9S0010JBR0010JDO0010JES0010JKc0010JNT0010JPT0010JXb
0010JbO0010Jca0010Jjf0010JmT0010JsM0010JtS0010JwS0010Jzd0010K0Q0010K1U0010K2N0010K4Z0010K7S0010K8a0010K9K0010KBY
0010KCN0010KGO0010KIR0010KJZ0010KKZ0010KLb0010KNR0010KPT0010KRN0010KVS0010KWP0010KaV0010KcT0010KmT0010Kna0010Koe
0010KpX0010KqZ0010KsS0010KuZ0010KxU0010Kza0010K_N0010L1Z0010L3N0010L4c0010L7Z0010LDM0010LEa0010LFH0010LHY0010LIT
0010LMT0010LNc0010LSY0010LTJ0010LUQ0010LXN0010LbY0010LfZ0010LgY0010LiR0010Ljo0010Lkc0010Lna0010Lpa0010Lqa0010LrS
0010LvY0010LzZ0010M0O0010M6Z0010MJa0010MRR0010MWZ0010MZZ0010Mcb0010MdS0010MfQ0010Mgn0010MkY0010MlG0010MnK0010Moe
0010MpS0010Mra0010MwY0010MxR0010MyT0010MzN0010M-X0010N5S0010N6c0010NBQ0010NCQ0010NDT0010NHR0010NIR0010NKQ0010NLT
0010NMQ0010NOQ0010NPY0010NST0010NUT0010NYU0010NaT0010NbZ0010NeU0010Nka0010Nnm0010Nqi0010NyS0010NzS0010O0T0010O5a
0010O6R0010O7T0010OAc0010OCR0010ODZ0010OFY0010OGY0010OJT0010OKU0010OLS0010OMV0010ONb0010OPZ0010ORS0010OVY0010OWZ
0010Oai0010Oeb0010Ofb0010OjU0010OlJ0010OoT0010OrQ0010OtE0010OuV0010Ozb0010P3Y0010P5S0010P6P0010PAa0010PBU0010PCY
0010PEf0010PGs0010PHi0010PKb0010PLQ0010PNb0010POa0010PPS0010PQT0010PRN0010PUa0010PVT0010PWS0010PYT0010PZR0010PbN
0010PeT0010PfS0010PkT0010PlS0010PmV0010PnU0010Poe0010PpS0010PrR0010Psd0010PtU0010PuN0010PvS0010Q3g0010Q5f0010Q6P
0010Q7T0010QAk0010QCZ0010QEU0010QFc0010QLY0010QNi0010QRT0010QTc0010QWS0010QaZ0010QdZ0010QeL0010QfU0010QgN0010Qkd
0010QlY0010Qoa0010QpZ0010QtU0010QvV0010Qxa0010QzS0010Q-U0010Q_P0010R1Q0010R7T0010R9f0010RAX0010RDM0010RE80010RIR
0010RNR0010ROT0010RQR0010RRU0010RTP0010RXU0010RaR0010Rfb0010RjU0010RnP0010RoP0010Rqe0010RyZ0010RzV0010S1Y0010S3T
0010S4R0010S5U0010S7T0010SAS0010SCU0010SDY0010SMZ0010SPQ0010SQQ0010SbU0010ScT0010SdS0010Shb0010SlU0010SpJ0010Sqa
0010Ssa0010SvO0010Szb0010T0a0010T8S0010TAb0010TCT0010TFU0010TGS0010TKU0010TLJ0010TMQ0010TOT0010TQY0010TRZ0010TTc
0010TWX0010Tba0010TcT0010TdS0010ThY0010Tka0010TlV0010TpS0010TsL0010TvY0010TxR0010TyQ0010U1T0010U2T0010U5T0010U6T
0010U7R0010UEY0010UGT0010UJR0010UKS0010URY0010UWb0010UXS0010UaR0010UcM0010UdN0010Uea0010UgF0010UiR0010UrY0010Usb
0010UyY0010V1X0010V2Y0010V5Z0010V8Z0010VBT0010VCR0010VFT0010VJR0010VPS0010VRZ0010VTR0010VaZ0010Vcb0010VhY0010VoQ
0010VuZ0010V-Z0010W0K0010W1Y0010W2T0010WBY0010WCQ0010WJT0010WLa0010WMT0010WSe0010WbX0010WdR0010WeU0010WgT0010Wim
0010Wjb0010Wka0010WnP0010Wqb0010X4R0010X5J0010X7i0010X8e0010X9b0010XBU0010XCS0010XFe0010XGS0010XLM0010XNQ0010XOk
0010XPd0010XSg0010XTk0010XUZ0010XVa0010XXS0010XYY0010XZP0010XaS0010XbT0010XcX0010XeU0010XgY0010Xlb0010XpS0010XuS
0010Y7T0010Y8Z0010YAT0010YIZ0010YJV0010YLN0010YNP0010YOE0010YPS0010YQH0010YST0010YTS0010YUL0010YXU0010YYN0010YbZ
0010Yea0010Yic0010YkR0010YnT0010YtU0010YwP0010YxT0010YzV0010Z1S0010Z2R0010ZAi0010ZCa0010ZFU0010ZHZ0010ZON0010ZUa
0010ZXS0010ZYh0010ZeS0010Zga0010Zhh0010Zic0010Zlc0010ZtO0010Zun0010ZvS0010ZwT0010ZxN0010Z-Y0010a4Y0010a5M0010a7M
0010a9c0010aCV0010aIb0010aKb0010aRb0010aVT0010aXc0010aYS0010aZZ0010aca0010aeU0010afZ0010ahY0010ajZ0010alS0010anS
0010apP0010aqR0010arS0010axZ0010ayY0010a-a0010a_X0010b1S0010b2R0010b4T0010bBe0010bDU0010bJT0010bNU0010bRU0010bUQ
0010bWS0010bXc0010bZX0010bdY0010bgT0010boQ0010bpU0010bsc0010b-Y0010b_V0010c0f0010c4Y0010cIP0010cKS0010cMV0010cQU
0010cWU0010cbZ0010ccZ0010cea0010chT0010clP0010cnT0010cqZ0010csY0010cuS0010czf0010d3R0010d6Y0010dIT0010dOZ0010dRS
0010dUT0010dVa0010dWY0010dXS0010dYb0010dZd0010daa0010dbO0010ddR0010dkU0010dlc0010dnA0010doZ0010dpT0010dtY0010d_S
0010e2T0010e3Y0010e4a0010e6S0010e9S0010eAb0010eCN0010eET0010eFZ0010eGS0010eHT0010eNN0010eOT0010ePZ0010eRZ0010eWd
0010eja0010ekY0010epZ0010eqc0010esU0010eyY0010ezU0010e-i0010f4a0010f7Y0010fBR0010fFY0010fGS0010fJU0010fNY0010fOL
0010fRN0010fSd0010fTe0010fVa0010fWZ0010fZb0010faS0010fbL0010ffR0010fma0010fnc0010fpM0010ftY0010g0Y0010g1X0010g6Z
0010g8c0010gBY0010gER0010gGR0010gIT0010gJS0010gKY0010gOU0010gPY0010gUb0010gWQ0010gXY0010gYZ0010gea0010ggT0010ghO
0010giI0010gjX0010gkR0010gpY0010gub0010h4e0010h5d0010h6a0010hAn0010hFZ0010hHa0010hOZ0010hPa0010haZ0010hdZ0010hfa
0010hhR0010hmZ0010hoV0010hqR0010htZ0010huT0010hxV0010hzZ0010i0c0010i7Z0010iAY0010iCe0010iFf0010iOa0010iRR0010iTb
0010iUa0010iXX0010iYb0010ibV0010icZ0010ieY0010iiY0010ijT0010iog0010ish0010ixZ0010izb0010i_U0010j5T0010j6f0010j9X
0010jBU0010jFV0010jGU0010jJT0010jMg0010jPf0010jQZ0010jRQ0010jTd0010jUa0010jVa0010jfT0010jgS0010jjS0010jlc0010jsS
0010jtL0010juR0010jvb0010jwQ0010jzi0010k0Y0010k2U0010kBZ0010kCd0010kGP0010kJT0010kMS0010kNR0010kUZ0010kVT0010kWZ
0010khe0010kiZ0010kjZ0010klX0010knS0010ksQ0010ktU0010kuT0010kwX0010kzR0010k-n0010k_Z0010l1a0010l2a0010l3M0010l4T
0010l7S0010l8Z0010lCi0010lQS0010lRZ0010lUX0010lWS0010laZ0010lcY0010ldU0010lhT0010ljS0010lrc0010lsi0010lyR0010l_T
0010m9b0010mFa0010mHN0010mKb0010mMY0010mQd0010mVP0010mXX0010mbT0010mcc0010meY0010miT0010mol0010mqU0010mtY0010mwb
0010n0X0010n2L0010n3a0010n5d0010n6Y0010n7X0010nCT0010nDU0010nFU0010nKL0010nNb0010nOa0010nUQ0010nVX0010nXX0010naR
0010nbP0010ncY0010ndZ0010njT0010nmd0010nnP0010noa0010npV0010nuR0010nxL0010n-R0010o0c0010o2Z0010o3Z0010o9Z0010oAR
0010oBU0010oEP0010oHY0010oOa0010oPR0010oVY0010oXP0010oZU0010obL0010odU0010orR0010ouY0010oxQ0010oyO0010o_a0010p2V
0010p3R0010p7V0010pGY0010pIK0010pJS0010pKO0010pNU0010pOY0010pPT0010pSc0010pTS0010pUL0010pWU0010pab0010pbb0010piR
0010pjV0010pxT0010q1L0010q3T0010qGT0010qJb0010qMh0010qNR0010qOQ0010qUQ0010qXR0010qYP0010qcY0010qdT0010qja0010qlR
0010qmT0010qoZ0010qra0010qtT0010qxM0010q_Q0010r0n0010r1g0010r3V0010r6Y0010r7Q0010r9D0010rAa0010rEa0010rKX0010rQc
0010rTY0010rVT0010rbV0010rcb0010reT0010rfZ0010rqa0010rsa0010rwb0010rxZ0010ryg0010r_c0010s0d0010s1Z0010s5T0010s8h
0010sAY0010sBU0010sCS0010sDP0010sFP0010sLV0010sNY0010sOP0010sPR0010sRM0010sTX0010sVR0010sWU0010sYO0010sdN0010seV
0010sgQ0010shS0010siS0010soU0010sqa0010srU0010s_R0010t0T0010t3X0010t5U0010t7X0010t8S0010t9R0010tBR0010tFX0010tGT
0010tPb0010tUU0010tXZ0010tdO0010teT0010tfb0010tlQ0010toT0010tuZ0010twY0010tyS0010tzS0010u0U0010u5Q0010u6R0010uFf
0010uGP0010uIS0010uLU0010uMT0010uPM0010uQT0010uRZ0010uUT0010ulK0010unS0010uoY0010upS0010uqQ0010urP0010uvU0010uwR
0010uyT0010uzb0010u-M0010v0U0010v2P0010v3U0010v5S0010v6S0010v9a0010vAN0010vET0010vKY0010vLO0010vOb0010vPT0010vTT
0010vYa0010vbU0010vja0010vkO0010vlN0010vpZ0010vtS0010vxb0010vyS0010v-T0010v_A0010w0H0010w5Z0010w9Z0010wAT0010wBX
0010wJT0010wLa0010wOU0010wPP0010wRJ0010wVa0010wWP0010wXN0010weU0010wlZ0010wrP0010wsC0010wtK0010wua0010wvR0010wxR
0010wyb0010w-S0010x0c0010x1T0010x2T0010x4T0010x6S0010xCU0010xDS0010xEb0010xGU0010xIP0010xJQ0010xKS0010xNT0010xOQ
0010xSc0010xTS0010xUT0010xWT0010xZQ0010xdO0010xkV0010xlV0010xnS0010xpa0010xsY0010xtZ0010xuZ0010xwY0010xxS0010x-S
0010x_T0010y6T0010y8O0010y9M0010yAZ0010yCT0010yDb0010yHa0010yIL0010yJa0010yMT0010yNd0010yQT0010yTQ0010yXT0010yYd
0010ybR0010ydN0010yeN0010yfK0010ykQ0010ylV0010ypR0010yqS0010yrN0010yxZ0010z0U0010z4a0010z5L0010z6S0010z7O0010z8Q
0010z9M0010zCS0010zDT0010zJP0010zNU0010zPR0010zTM0010zYS0010zZP0010zjT0010zpa0010zrg0010zuV0010zwR0010zxU0010zyR
0010-1S0010-6S0010-7U0010-BR0010-Dd0010-HT0010-Lc0010-SR0010-TO0010-VR0010-WY0010-XI0010-ZX0010-jT0010-oO0010-qP
0010-tZ0010-wX0010-xP0010-zO0010--S0010_4b0010_6U0010_7Y0010_AP0010_HL0010_IX0010_KV0010_Nf0010_SY0010_bX0010_kY
0010_nM0010_pc0010_qZ0010_rY0010_sa0010_uS0010_xY0010_zU0010_-b0010__N001109S00110Cb00110ET00110FP00110Ga00110HO
00110LU00110NU00110PM00110TU00110UK00110bS00110dU00110hR00110jU00110kT00110oX00110qS00110ta00110uM00110vO00110xX
00110zN001111M001114O00111CY00111FX00111Gb00111Nc00111RT00111UU00111XP00111YU00111aI00111iY00111rR00111vQ001121a
001127T00112AZ00112Gb00112LT00112MV00112NT00112OT00112RU00112TP00112UU00112XZ00112Za00112gc00112iZ00112tS00112ug
00112wU00112zY00112_Y001130b001132Y001136Z001137S001139S00113BZ00113Da00113FZ00113IU00113MP00113OU00113Sc00113Vg
00113eT00113fY00113ha00113kc00113mR00113sT00113tZ00113vZ00113wd00113yR00113zT00113-Z001141Z001145P001147R001148f
00114Ci00114HH00114IG00114JB00114NX00114OY00114PT00114Rb00114Sb00114Yb00114ZX00114aS00114eZ00114hS00114na00114pT
00114rT00114sN00114tN00114wb00114xX00114yQ00114-T001153a001155U001156Z001159b00115DU00115HS00115Ja00115QZ00115Rc
00115VY00115XT00115YN00115ZI00115bU00115dZ00115hT00115iQ00115kR00115uS00115vR00115wS00115xC00115zR001166Z001169O
00116IY00116JS00116PR00116XZ00116YO00116jT00116mR00116sb00116vQ00116wa00116yO00116zS00116-K001171f001176a001177T
00117AY00117DS00117GY00117OP00117Tc00117WU00117XY00117YU00117ZZ00117cS00117eY00117gS00117na00117oY00117sR00117tT
00117uO00117yP00117zV001180c001185Z001187b00118AZ00118BR00118Cd00118EZ00118IZ00118Je00118Mf00118cZ00118dS00118iT
00118rg00118sc00118tT00118ul00118-Z001198T001199T00119Aa00119DX00119FS00119GS00119Ma00119Ok00119PU00119QY00119TU
00119Ud00119YP00119fP00119gb00119ha00119jZ00119mS00119nQ00119tS00119vb00119ya00119zb00119_X0011A1S0011A8T0011AAY
0011ACT0011AET0011AHT0011AMa0011AXd0011AZY0011AbK0011AkT0011Ald0011AmS0011AnU0011AoZ0011AsT0011AyZ0011B0T0011B3S
0011B5R0011B7b0011B8V0011BAY0011BLS0011BMS0011BRh0011BUZ0011BWe0011BXZ0011BZS0011BaS0011Bge0011Bjb0011Bka0011BmT
0011Bqk0011B_k0011C0Y0011C2l0011C6a0011C8h0011C9Z0011CEY0011CKb0011CLb0011CMo0011CNZ0011CRR0011CUS0011CVS0011CYU
0011CaU0011Ccg0011Cda0011CeZ0011Cfb0011CiZ0011CoZ0011CqS0011Cra0011CxR0011C_d0011D2h0011D3q0011D4c0011D5Y0011D6P
0011D7M0011DDc0011DKc0011DMa0011DQQ0011DRS0011DSS0011DUs0011DVa0011DXe0011Dcc0011DeN0011DfT0011Dib0011DjZ0011DkF
0011DnF0011DoX0011DpR0011DrN0011Dsa0011DtO0011DuK0011D_U0011E5Y0011E8i0011EAQ0011EBY0011EDX0011EFb0011EGT0011EIH
0011EUT0011EWZ0011EYQ0011EZQ0011EaO0011Eba0011EdO0011Ega0011ElZ0011EmU0011ErU0011EsU0011EyR0011EzP0011E_Q0011F0Q
0011F1U0011F4a0011FCS0011FOZ0011FTS0011FWV0011FYP0011FgO0011FhV0011FiV0011FkH0011FmS0011Fqc0011FsZ0011FtY0011FyR
0011F-S0011G1O0011G2S0011G7Q0011GBY0011GDX0011GEf0011GIR0011GJU0011GLZ0011GOR0011GRT0011GUe0011GZp0011GjZ0011GkM
0011GmV0011GqO0011GsY0011G_Z0011H1Y0011H2Y0011H3U0011H8Y0011HBP0011HEZ0011HHT0011HJa0011HKa0011HNQ0011HOR0011HPd
0011HQE0011HRa0011HVR0011HZZ0011HaT0011Hfa0011HhZ0011Hlb0011Hnc0011HoZ0011HrZ0011HtX0011Hva003002X00300Jc00300Ma
00300Na00300Oc00300ZT00300tN003011T003016X00301DY00301KT00301MS00301NL00301OS00301Rb00301UZ00301VU00301aT00301rU
00301tY00301uR00301vS00302ET00302QK00302TT00302aT00302hX00302ia00302-Y003037V00303CT00303MT00303QY00303XZ00303eX
00303fT00303gR00303jU00303uX00303-d003040a003048T00304OU00304RS00304ZS00304cK00304gU00304qT00304sZ00304wZ003052T
003053T003055U00305PZ00305QV00305TS00305ec00305gV00305lS00305mS00305pT00305ta003066a003067U00306EX00306GU00306NU
00306OX00306TR00306UR00306VR00306aT00306eb00306iT00306tS00306uT00306wc00306-Z003077X00307BT00307YZ00307kU00307lS
00307uQ00307wT003082a003086Q00308OS00308Td00308VS00308aX00308eS00308gU00308hT00308lY00308pQ00308rR00308tP00308wR
00308zS003090S003093T003094S003095S003097e003099Y00309BS00309Xa00309db00309gb00309sY0030A3Y0030A8b0030A9R0030ACc
0030AEV0030AFT0030AJZ0030AKY0030APY0030ASQ0030AUY0030AXR0030AaT0030AeY0030AfQ0030AjV0030AlZ0030ApT0030AuZ0030AzV
0030B9Z0030BBZ0030BDS0030BER0030BHO0030BPT0030BQK0030BTP0030BYT0030BbT0030BlZ0030BtZ0030BxZ0030CEZ0030CIT0030CMS
0030CUT0030CYU0030CrQ0030CsR0030CxT0030C-U0030C_T0030D3S0030D8a0030DET0030DFZ0030DKY0030DLV0030DTY0030Ddc0030DeO
0030DfO0030DgT0030DhT0030DiP0030DjY0030Doa0030E6P0030E7U0030EEY0030EGU0030EIZ0030EJS0030EQY0030ESS0030EiS0030EoT
0030EsT0030Eva0030E-S0030F4a0030F5U0030FMb0030FQT0030FTN0030FVM0030FWS0030Fga0030F_Y0030G2Z0030G3T0030G7R0030GPT
0030GQY0030GhR0030GqS0030H7S0030HeR0030HhY0030HiV0030HkS0030HxT0030HyP0030H-O0030H_U0030I5S0030IJZ0030IQY0030IlZ
0030IxY0030IyR0030J5R0030J6P0030J8U0030JGT0030JKV0030JLU0030Jbb0030Jcd0030JfT0030JlZ0030JuU0030JzQ0030K0Z0030K7b
0030K8N0030K9b0030KBQ0030KCY0030Koa0030KpR0030KwY0030Kxa0030Kzc0030L3P0030L4Y0030LCU0030LPU0030LUa0030LbU0030LjZ
0030LoT0030LpV0030MHT0030MJX0030MLQ0030MSP0030MVa0030MWa0030MgY0030Mna0030MpU0030Msf0030MxU0030M-U0030M_T0030NHf
0030NOU0030NSV0030NeY0030NkN0030NnY0030Nua0030N_S0030OEZ0030OFT0030OVZ0030OWS0030OYX0030Oac0030OdT0030OiR0030OjT
0030OoT0030OqU0030OtQ0030OuU0030OwR0030OxZ0030P0b0030P3U0030P4V0030P5Q0030P6a0030PEa0030PGa0030PHV0030PIa0030PNa
0030PqQ0030PsZ0030Q3c0030Q5Z0030Q6a0030Q7Z0030QFb0030QGS0030QUY0030QdU0030QeT0030QgP0030QkU0030QlY0030QoU0030QtP
0030QzS0030R0T0030R7S0030R9S0030RAS0030REP0030ROV0030RVY0030RjX0030RlR0030RoQ0030RvZ0030RyV0030S0Q0030SDT0030SPO
0030SQa0030SXa0030SpS0030SsV0030TBU0030TIS0030TMS0030TTY0030TWQ0030Tic0030TlS0030TyS0030UEY0030UGT0030UWU0030UcP
0030UdS0030UgM0030UiQ0030UrX0030UsY0030UzR0030V0U0030V1U0030V8T0030VCS0030VFS0030VHS0030Vaa0030Vga0030VsT0030V-a
0030W5S0030W8Y0030WBN0030WMT0030WbQ0030WdU0030WeV0030Wib0030Wkb0030XDT0030XKb0030XNa0030XcP0030XlU0030XxR0030XzS
0030X_T0030YIZ0030YJS0030YON0030YQP0030YYQ0030YwZ0030YxQ0030YzQ0030Y-R0030Z4V0030ZFb0030ZUZ0030ZhY0030ZlQ0030ZoT
0030Zul0030a7Q0030a9R0030aCY0030aLa0030aRU0030aXU0030aZR0030agQ0030ajR0030aya0030a_Y0030b0T0030b1Y0030b2P0030b4S
0030bBZ0030bIa0030bUS0030bZT0030bdN0030boS0030c2Y0030cAc0030cIS0030cMS0030cZM0030cfb0030chZ0030clb0030crY0030csZ
0030czP0030d6S0030dKb0030dNS0030dZb0030dgR0030diS0030dlX0030dnQ0030dpS0030dsU0030dtU0030e4U0030e8U0030e9Q0030eCR
0030eES0030eNT0030eOT0030ePN0030eRT0030eWP0030eYa0030ejT0030ekT0030f2Z0030f4U0030f7R0030fFU0030fGU0030fJU0030fNT
0030fOb0030fZT0030fbT0030fmT0030foT0030fpS0030fqT0030g6U0030g7X0030gEJ0030gKT0030gLX0030gUT0030gWR0030gXU0030gZZ
0030geT0030gfZ0030gja0030glR0030gpQ0030gxV0030h4a0030hAb0030hNO0030haU0030hmZ0030hoT0030huT0030h_V0030i0Q0030iCY
0030iFb0030iRZ0030iXP0030iYM0030ioT0030ipT0030irT0030isU0030ixS0030j6V0030jAa0030jBU0030jFV0030jQU0030jRX0030jbb
0030jia0030joU0030jsY0030jtT0030juZ0030jyc0030jzT0030k0R0030k2X0030kBa0030kDS0030kRS0030kUS0030kXV0030kYT0030kZX
0030kga0030kic0030kmU0030ktX0030kzY0030k-S0030l2U0030lCX0030lFY0030lRY0030lUQ0030lVa0030lcT0030liT0030lnY0030l_U
0030m1c0030m3R0030mBd0030mPS0030mQP0030mXa0030maQ0030meU0030moa0030msY0030mtY0030mub0030mvU0030mwV0030n0U0030n2U
0030n5Q0030nCU0030nFP0030nGR0030nIa0030nJU0030nVY0030nXY0030ncT0030njZ0030nlS0030nxT0030o2b0030oIQ0030oVZ0030odS
0030onT0030oyY0030o_d0030p3U0030p5a0030p7b0030pDU0030pGX0030pOQ0030pWT0030paS0030piT0030pjT0030pxT0030qDT0030qMY
0030qQR0030qYT0030qcQ0030qdU0030qgY0030qjQ0030qoU0030qwQ0030r0T0030r5S0030r6Y0030r8T0030r9O0030rDZ0030rER0030rKT
0030rqa0030ryR0030s0Y0030s1d0030sAd0030sLO0030sRR0030sTR0030saT0030seT0030t3Y0030t7V0030t8Z0030tFS0030tRg0030tWY
0030tdP0030tfZ0030tlU0030toT0030tuQ0030twR0030tzR0030u0R0030u7U0030uPT0030uQP0030uRS0030uhS0030upS0030uqZ0030uvZ
0030uzR0030u-T0030vKR0030vYT0030vcY0030vdX0030veT0030vjT0030vlR0030vxV0030vzU0030v_X0030w0Q0030w5T0030wMU0030wOZ
0030wPT0030wVT0030weQ0030wlX0030wrX0030wsO0030wvS0030w_a0030xDS0030xGQ0030xLV0030xPU0030xQS0030xUR0030xWS0030xjU
0030xkT0030xnR0030xpT0030xtV0030xwV0030x-Q0030y2S0030y6S0030yIS0030yLZ0030yNc0030yRZ0030yUa0030yXZ0030yYR0030yaT
0030ybR0030yfS0030ylS0030ymZ0030yoZ0030yrT0030z2U0030z7U0030z9U0030zAR0030zCX0030zDO0030zEO0030zPZ0030zYZ0030zaT
0030zra0030z_T0030-1Y0030-DY0030-HS0030-IY0030-LZ0030-RS0030-Sa0030-TY0030-VX0030-XR0030-hT0030-zS0030_7T0030_DS
0030_EU0030_HS0030_IU0030_MR0030_pU0030_rR0030_tU0030_uS0030_wV0030_xZ0030_-Y0030__f003107T003109S00310BS00310EQ
00310NR00310PJ00310UP00310ZU00310oY00310tT00310uT00310zR003111V003112Z00311CU00311EQ00311FY00311NU00311RX00311aU
00311ca00311lS003126T00312GU00312MT00312NX00312Ra00312SS00312YN00312ZR00312iY00312uY00312_Z00313BU00313FS00313HT
00313OU00313UZ00313Vb00313mS00313sT00313xT003141T003144T003145d003148T00314HP00314IL00314JK00314KU00314Ma00314OV
00314ZR00314hY00314kR00314rR00314sN00314tY00314wT00314xY00314yR00314-Q003152Y003153P00315PY00315VS00315hR00315jV
00315mY00315uS00315vQ00315wQ00315xI003166T00316ER00316IT00316LU00316mT00316nT00317AX00317Da00317HU00317NZ00317OT
00317TT00317UY00317VU00317WR00317jY00317qT00317sb00317ue003180T003183a003184T003185a003188T00318BZ00318CX00318JZ
00318MX00318PX00318ST00318Ud00318ZR00318rS00318uZ00318-V003199V00319DU00319OS00319TZ00319UU00319YV00319gY00319kS
00319sR00319yf0031AXT0031AZQ0031AjY0031AlY0031Asb0031AtP0031B8Z0031BDQ0031BNU0031BRe0031BWZ0031BXZ0031BhY0031BqZ
0031BtU0031B_X0031CMc0031CVT0031CXS0031DUb0031DYT0031DjU0031DkR0031DmY0031DnQ0031DxZ0031E8U0031EBV0031ECZ0031EDT
0031EGS0031EHZ0031EIQ0031ESS0031EXX0031EYY0031EbY0031EgS0031EiU0031EsT0031EvT0031E_Z0031F1S0031F3a0031F9U0031FCa
0031FFa0031FKZ0031FWY0031FYT0031Fdb0031FeT0031FhV0031FkP0031Fse0031Ftb0031F-V0031G1Z0031G4T0031GBV0031GDe0031GRe
0031GUY0031GYa0031GZX0031GfU0031GsQ0031GtT0031GuV0031H2U0031H3U0031H4T0031HBZ0031HJP0031HNQ0031HcZ0031HfY0031HhR
0031HoU00E002c00G199Z00H199Y00I002c00J002a00J0LpP00J11jR00J187Z00L002g00L08VZ00L0Lec00M002R00M003S00M187b00M19yT
00N187b00N199M00O002d00O003Y00O187a00S002Y00S0ktb00T0nVb00V0bwT00V0eda00X003S00X03LZ00X0NnS00Z002Q00Z003S00Z08TY
00Z08VU00Z0DiR00a17Yb00c002R00c003R00c0EUR00c0ICN00c0M-Z00c0QoZ00c0RyU00c0aKU00c0bZc00c0e8e00c0nCT00c199a00c19Db
00c1BDR00f002U00f0iXR00h002S00h003Z00k199V00m002Z00m003a00m0MWZ00m0RyT00m0WMR00m0aKZ00m19Dc00q003a00t003P00t0Nnb
00t0RyT00t0WMT00t0gKU00t0uQa00t18uS00w0gKS00z002U00z003U00z0NnZ00_09uS00_0A6a0100e3S010187T011002Y011003T0110e3Y
01210Lb014003R016002U016003X0160aKS0160ktT0160xtM016199S0161BDY0161F-S0161GkZ017003Y0170RyT0170ShZ019002Q01B002P
01B0kXS01D002Y01D0DjU01D0XBV01D0hyT01D0jQQ01D0jiQ01D0lVa01D0rXS01D10xa01D11CZ01D17Va01D19yL01E002Q01E0WMa01F1BDY
01G003T01G12Ga01G14OT01K003U01M002M01M003U01M02Qa01M02-a01M077Z01M0C6Z01M0DXa01M0Hxa01M0NSU01M0Q5Z01M0QoR01M0R5Z
01M0V-T01M0aXZ01M0gPY01M0jBb01M0jQZ01M0kwa01M0lCS01M0lVZ01M0p7Z01M0pWT01M0wla01M0yNR01M187U01M18Ja01M199P01M1EDa
01N002Z01N003S01N0RyS01N0jBU01N199V01O002T01O003Q01O0NSY01O0Qob01O0V2T01O0Xcd01O0jBS01O109Z01O199U01Q0GPa01Q0aZT
01U002S01V002Y01V003R01V02hb01V037Z01V08zS01V0A9b01V0GPZ01V0PGS01V0QHa01V0SQT01V0ShU01V0XBS01V0aKT01V0iFX01V0jiZ
01V0lVZ01V0xtc01V10zR01V12GT01V199U01V1BDY01V1F-Z01W002X01W003X01W0RyT01W0SQZ01W199S01X003Z01c003T01c0BHS01c0M-e
01c10oZ01c1EDX01d002b01d199Z01q002U01q0aKU01r002U01r003Z01r02-T01r03jY01r05nZ01r08wZ01r0ASZ01r0BPZ01r0FWY01r0H-Z
01r0MxY01r0NbZ01r0NnL01r0OaR01r0Q5U01r0QAK01r0ROT01r0fmT01r0tza01r0uUT01r0vjZ01r0wtZ01r0z9Z01r10Pc01r12_a01r14HZ
01r15xZ01r16sZ01r187U01r1AtZ01r1Fka01r1GBa01t002T01t003Y01t01rT01t037b01t08Va01v002R01v003V01w002X01w003T01w0DLT
01w0KxR01w0T4Z01w0WMT01w0jiZ01w0p7a01w0pOZ01x002U01y1BDZ020003a0200SsY022002a024002T0280e8T0280kXY02C003U02E002U
02E003S02I002a02I003X02I0jiZ02K003V02K0NrZ02K0RyU02P002T02P01rZ02Q002Y02Q01DS02Q07wb02Q08ea02Q0BYS02Q0DjT02Q0M_U
02Q0NQZ02Q0Y-T02Q0aKb02Q0dtZ02Q0g7S02Q0gLY02Q0jRZ02Q0kXa02Q0lEZ02Q0lVS02Q0nCT02Q0nFR02Q0nlZ02Q0p7a02Q0uzZ02Q10BZ
02Q10tZ02Q11ER02Q17BR02Q187Y02Q18PT02Q1EGR02Q1H2U02S003T02S0Dic02S0RyZ02S0gBa02S0gKa02S0jBT02S0ktR02T002Y02T199T
02V002S02V003T02V0WMU02Y002T02Y003c02Y00cY02Y0dWS02Y0lfS02Y0xkS02Y1HfP02a002b02a003S02a048Y02a06iR02a08VU02a0XBb
02a0csU02a0fnY02a0kta02a0lfS02a0tWY02a12GU02a199T02a1EDT02a1GUX02a1GsZ02b02VS02f1GsY02h002T02h003U02h00Za02h01Dd
02h01Ng02h02-T02h03gT02h04gZ02h04la02h06HQ02h06Sb02h06aZ02h07Ya02h08tc02h093Q02h0AvY02h0BQV02h0Cra02h0DTX02h0Dgc
02h0E5Z02h0FTa02h0GrQ02h0Hha02h0HyR02h0K1T02h0KBZ02h0L3Y02h0Mlb02h0MyR02h0O-T02h0P0U02h0P3O02h0P4X02h0P6S02h0Q5O
02h0REe02h0UdS02h0UrT02h0UyR02h0YOe02h0buS02h0dbd02h0dna02h0e4b02h0fOS02h0jiR02h0ktS02h0l3b02h0mEa02h0mPT02h0n6S
02h0qQV02h0t8T02h0uQS02h0v_i02h0wPa02h0wsQ02h0-Xa02h0_DS02h108U02h10UY02h10za02h11XS02h14Ik02h15ia02h17MY02h17tZ
02h1DiQ02h1DkS02h1ECh02h1EIZ02h1Fka02i06HZ02p06HZ02t003c02v187a02w002Y02y0AET02y0ryZ02-003V02-00TV02-00cT02-016Z
02-01Da02-01VY02-01dR02-01wZ02-02hY02-03eQ02-03kU02-03zY02-04KZ02-04VY02-04cb02-04qY02-04wT02-051S02-055S02-0LxT
02-0MgX02-0M-U02-0NPZ02-0NUS02-0NnV02-0OFT02-0OSS02-0OaV02-0OwZ02-0P3a02-0PUa02-0PiR02-0PrV02-0WBU02-0WCZ02-0WMY
02-0Wka02-0XPa02-0XSS02-0XTS02-0XcX02-0Xvb02-0YeU02-0ZCV02-0ZuU02-0a9U02-0aCZ02-0aRS02-0kCT02-0knZ02-0koT02-0lCT
02-0lwS02-0mQT02-13xZ02-1BiZ02-1B_V02-1C2T02-1CMY02-1DjS02_002Z037002Z037003Y03701rU03702VY03702-Y03703uT037048a
03708zT037097V0370B8c0370BHe0370BlZ0370EJc0370EPa0370EQb0370F4Z0370F6Z0370FSS0370G2Y0370G4a0370G7Z0370HaY0370HxU
0370IyZ0370Mka0370Mxb0370NnU0370Q5b0370QoT0370SQT0370TTT0370TlY0370UES0370Uca0370UrP0370VHZ0370VOS0370V-Y0370WCZ
0370Wbb0370WeZ0370XIT0370XcY0370YzS0370aKU0370aXQ0370ajZ0370bZZ0370c2S0370eyZ0370foX0370gpb0370iFS0370irT0370jBY
0370jPa0370jTV0370jiQ0370k-Q0370lVX0370nCT0370nIS0370nNY0370ncR0370pWZ0370pgR0370qrU0370rqT0370tla0370tuS0370v3Z
0370vxZ0370xwS0370y8S0370yNU0370z7d0370-VT0370-XR0370_uS03710oa03710zU037111b03711CZ03711RM03712MZ03712rZ03714HY
03714OZ03716JR03717TU037180Z037187S03718Ba03718CY037199a03719gT0371Asf0371BDU0371DjY0371EBS0371EDZ0371EIT0371EYT
0371E_Z0371F1Z0371FhY0371GBS0371GUS0371Gzb03B002V03B003Z03B0XBT03B0aKP03B1EgS03C002V03C003U03C0SQS03E003U03H003Y
03H08eY03H0BHT03H0Nnc03H0YzZ03H0g6T03H0kwU03H0r6U03H0_ET03H18MP03H19gc03K01qY03L002R03L01DS03L0GPZ03L0MBT03L0P3b
03L0QoS03L0aVZ03L0eKZ03L0kXb03L0vdQ03L0-Xb03M002S03O0aKY03P0bNR03Q002Y03Q003c03Q00cT03Q08pU03Q08rS03Q0GQS03Q0M-Y
03Q0NnZ03Q0QFQ03Q0T4P03Q0UET03Q0aKa03Q0bZX03Q0lCa03Q0tYZ03Q0zCZ03Q10oY03Q10rT03Q10xP03Q199T03Q19Da03Q1E5Y03Q1F1e
03R002S03U002Y03U0GPQ03U0N6R03U0WMU03U0XBS03U0aKU03U0haa03U0yUZ03U1GsZ03V0rKZ03W199S03X199U03Y003Z03Y0NQT03a002Y
03b199S03e003O03e04qU03e0ELY03e0FaZ03e0OFU03e0Q5R03e0WMV03e0XBT03e0aKT03e10rY03e10zU03e199T03g002T03g003U03g0Nnc
03g199U03i002T03i003Y03i0CIS03i0DPY03i0TlR03i199X03j003R03l002R03n002Y03n003a03r0NSZ03r1HKT03s003S03u002S03u003S
03u02hT03u04lY03u05QX03u07VY03u0BQT03u0DTY03u0G3S03u0K1Z03u0MgU03u0MlU03u0WeR03u0XBR03u0XOd03u0Zub03u0hmP03u0iCS
03u0iNd03u0jzZ03u0kgQ03u0k-a03u0lsT03u0s0T03u0u0T03u0wsT03u0xtj03u0y6b03u0-XT03u0-hT03u10zY03u11aS03u13Sa03u14pd
03u16JX03u187e03u19Oc03u1Ata03u1DUZ03u1ECS03u1EIV03u1Hfc03w16Jb03y002X03y003M03y0TyY03y199Z03z002d03z003V03z0RyY
03z0TyT03z0hAZ03z0iFX03z0kXd03z0lsb03z0nJR03-003V03-03uZ03-0Rya03-199U040002Z040003V043002V043003X04308Tb0430XBT
0430XcU0430ZBR0430aKU0430csa0430kXO0430lVY0431BDZ046002Z0460QoZ047002T047003S0470ShT048003U04802-Y04803HZ04803zY
04804gS048093S0480BYT0480CrZ0480CsZ0480F0S0480GPS0480HaY0480HyZ0480L8S0480OwS0480Q5Y0480QEa0480XBP0480Yea0480ZuS
0480aKO0480aXS0480ajU0480bBU0480dtT0480jBT0480jPQ0480jQR0480jiT0480jzY0480k2T0480kXb0480n6Y0480nVR0480phS0480qcT
0480wlT0480-1b04815vZ04817AU04817VT048180Z048187V04818CU04818GU04818JU0481BDS0481EDU0481EXU0481GBU0481GPa0481GRS
0481HWR04A03US04A03ea04C0RyY04C199V04D003T04D0RyS04I0NnY04K002Q04K003b04K0bZb04M003S04N199b04O003T04O0lVS04O0nFU
04O199X04R003Q04R0Q5a04R0RyY04S002U04S003P04T003Y04V1GsZ04W003d04X0zrY04Y199S04Z003S04Z02hU04Z0zrT04c003T04c08pS
04c0BYb04c0Dia04c0ELb04c0NnS04c0Ssa04c0t7Q04c0ylS04c10NT04c10zU04c17VZ04c1AMR04c1FhS04c1Gsa04e002T04g003R04g01VT
04g0CIQ04g0MxZ04g0VHU04g0WBT04g0WCP04g0XcZ04g0aKZ04g0bZT04g0cjc04g0dKZ04g0gKT04g0hnb04g0iXT04g0kid04g0kvS04g0n0R
04g0nVa04g0pbY04g0yNT04g17qO04g187U04g18JU04g1F1b04j003Y04k1FWZ04l002Y04l199X04n002Z04n003T04n0WMY04p002a04q002a
04q003T04q0EUT04q0k2R04q199d04q1F-T04r002d04r003T04r199b04s199X04t002S04t003T04t0OWb04t0toc04t199c04v003U04w003Q
04w0SQa04w0XBU04w0aKU04w0iXZ04w0iaY04w0jiY04w199T04w1EgY04w1GsR04x002V04x003U04x0XBa04x0dla04x0iFT04x0kXZ04x199R
051003U0510BHU0510DLU0510GPY0510NSa0510Q5S0510V1Q0510XzY0510aKY0510g0a0510gUS0510hNY0510k-R0510nNa0510p3a0510s1b
0510xkZ0510_ua05110xS05119DV0511E5Z0511EDZ0511GsQ052002R052003Z0520QAO052199a0521GsT0531F9R054002R0541GsP055002U
05504qP0550NnY0550OaT0550Q5S0550Qza0550RyU0550ShS0550WMR0550aKU0550gUZ0550p2S0550s1Y0550xkU0550yUS0550zCa05514aa
05515wT05519DY0551Gka0551GsT056002a058003Z059002R05A003R05A0BlT05A0NnS05A0QAa05A0V1T05A0WMT05A0pGb05A0xkb05A10oT
05A19DY05B003R05C002T05C199d05D003R05G002a05G0CIU05G0CYZ05G0FTY05G0gEa05G0tuS05G0uoa05G0v3Z05G16sS05J002Z05K0pGb
05P0APS05P1HrV05Q002d05Q003Q05Q037Q05Q04gS05Q097T05Q0RyY05Q0XBY05Q0dzS05Q0jiP05Q0ktZ05Q0o5R05Q18JZ05Q199c05Q1GUY
05R003b05U18JT05b003T05b06EY05b0BlS05b0DLZ05b0FaY05b0_iS05d074Y05d0JGT05d0SvS05d10rb05e002Y05e003S05e0ktT05e0kza
05e0qXT05e199S05e19yT05e1Gse05f08VU05f1DiS05g002V05g0DLU05g0DPZ05g0Kxb05g0Q5c05g0RyZ05g0aKT05g0p2R05g195T05k003S
05k0r6Z05k17Va05l003U05l0Xla05l0kYR05l14xT05l1DiT05m003T05m0tGT05n002Q05p002Q05p003Z05p097T05p0Rya05p0ShZ05p0WMZ
05p0e0S05p0e3S05p0lES05p0xUS05p0xda05p0ydZ05p16sS05p1F-e05q003T05q0SQS05t003V05t077P05t0EJZ05t0QoZ05t0gKZ05t0lVa
05t0yUb05t14OZ05t14aY05t1EgX05w0lsT05z002T05z0RyT05z152c05-06OS05-0pGY05_0RyU061003S0610dDS066002Y066003P06607kU
0660AzZ0660BYb0660DPT0660LPS0660WkY0660hOd0660kiT0660nVX0661E5P067002c0670gXS0670ktT06C05AT06C08_S06E002X06E0Q5b
06E0QdR06E0RyT06E0ShS06E0a_X06E0kXQ06E0v-S06E12GV06E14Sa06E1DmS06G002R06H002T06H003c06H00HV06H00dV06H00fY06H01Nb
06H02PS06H02hR06H02-T06H03gb06H04Ob06H04VS06H04gX06H05QQ06H06iT06H06oY06H078T06H079a06H07NT06H08tf06H093T06H09TY
06H09gR06H0A9b06H0BDZ06H0C9Z06H0ClR06H0CsY06H0DTc06H0DgS06H0DpT06H0FTf06H0HhZ06H0HyZ06H0IOR06H0JDT06H0JjY06H0K1V
06H0L3d06H0LeZ06H0Mld06H0OBY06H0OrT06H0PVa06H0Q5S06H0QGZ06H0RET06H0RnS06H0SNS06H0SQT06H0TLa06H0UBc06H0Udb06H0WeV
06H0WzZ06H0X7Z06H0XBV06H0XJQ06H0XOT06H0XtZ06H0YOa06H0YwU06H0Z1Z06H0ZuQ06H0a5Z06H0cHY06H0cua06H0dnX06H0e9Z06H0eWa
06H0eoY06H0fGU06H0fOU06H0hAT06H0hUc06H0hmV06H0isb06H0jMY06H0jTS06H0jVa06H0jqS06H0jzd06H0k4U06H0kMZ06H0kXa06H0krT
06H0kta06H0kwX06H0nJa06H0pfd06H0phZ06H0qQd06H0r7Q06H0s0X06H0sOT06H0t0T06H0tlU06H0toT06H0tuX06H0u0Y06H0uiT06H0uwP
06H0v0Y06H0wAT06H0wWZ06H0wsX06H0xNS06H0xtU06H0y8T06H0yIU06H0yaT06H0yeY06H0yqS06H0z1T06H0z5b06H0zCT06H0zHT06H0zwZ
06H0-CR06H0-VU06H0-hY06H0-xT06H10nT06H10zb06H12Ma06H12cV06H13Sd06H13fS06H14IZ06H14se06H15BX06H16EY06H16JQ06H16tS
06H187X06H19OR06H1ASZ06H1AjY06H1AlT06H1BXQ06H1CEX06H1C_a06H1D6R06H1DNa06H1DiT06H1Dkd06H1DpU06H1ECU06H1EXV06H1EZR
06H1EzT06J003J06J0AzZ06J0HkV06J0Q2d06J0Rya06J0XzY06J0a_T06J0gUT06J0iXU06J0iYP06J10oT06J1BDR06J1GsS06L19DZ06O003Z
06O03Hc06O05pR06O0IyT06O0aXV06O0ajS06O0hAS06O0jBT06O0jPS06O0kXe06O0qgQ06O187U06O18Gb06O18JT06O1CDa06O1EDR06O1EIg
06O1GRS06P01Da06P0cZR06P0qgS06P0u0Y06S00ZS06S01Na06S02hY06S08ta06S090Z06S0A9Z06S0AQa06S0B8T06S0BQZ06S0DTS06S0FTY
06S0H7b06S0HyT06S0ISM06S0K1h06S0KGa06S0LTT06S0OWT06S0OrR06S0Q5U06S0Qba06S0Q-T06S0SQU06S0Sqa06S0WeS06S0WzY06S0YwR
06S0Zha06S0dnU06S0e4T06S0eob06S0f9R06S0fOa06S0hUS06S0r7T06S0toU06S0uQS06S0wAh06S0wPf06S0wsa06S0wvY06S0xlR06S0zYc
06S0_DT06S10UR06S10zP06S11Yc06S12MR06S14Id06S14sZ06S15xT06S17tS06S1AlS06S1HOZ06T002S06T003L06T04sY06T08wa06T0BHc
06T0BPR06T0BTS06T0Dhb06T0FVZ06T0FWb06T0OuS06T0YMT06T0aXc06T0aja06T0r5b06T0z7T06T0z9U06T0-XT06T14Hb06T187b06U002P
06U199U06U19yY06U1Gsc06V0kXU06X002S06X003Y06a003Z06a0BQZ06a0FTZ06a0Ora06a0XBZ06a0f2Y06a0gGQ06a0jiS06a0wsT06a11YS
06a14sf06a1Dkb06b199a06c199Y06d199c06e002U06e003Y06e187Z06g0MEP06i0JjS06j187Z06l0JQY06n002a06n0t3Q06n17AT06o184X
06s002a06s003a06s0GPT06t003T06t0OaR06t0hoY06t199Y06u003V06u0OFb06u0Ryb06u0yla06u199T06v002S06v003T06w082Q06x10oS
06-002X070002T071002T072002Y074002Q074003U07408eT0740AjZ07414xT074199T075002T075003U077002U07700ca077077T0770JKc
0770Jtd0770SQZ0770UrS0770UsY0770V1a0770aKT0770f4U0770gOb0770kXZ0770ktT0770tWS0770_IZ07712Gc077199Y0771GsZ07808Vb
0780LeP0780Rya079002S07917VR07B002T07B003d07B0RyZ07B0XBS07C0QzU07F002T07G002X07G003V07G08cb07G0NnR07G0Q5Z07G0RyO
07G0aKX07G0jiT07G0n3P07G12GU07M002Y07N002a07V002U07V06HX07V0UyT07V187S07X09UP07Y002T07Y003a07Y0aKZ07Y0lVT07Y199X
07a003Z07c002a07c003Z07c0kXa07e0fFV07e0fLa07e0rPR07i002a07k002R07k003a07k0CIc07k0aKO07k0rvT07k14aS07l002S07o003Z
07p0lsS07r002Y07r003Q07t0Q5c07u003S07v002a07v0oca07w002b07w003U07w05QS07w0BHd07w0DLa07w0WMa07w0aKS07w0iXY07w10rY
07w1F-T07x003T07x04gT082002Y082003U0820FWS0820Ryd0820WMQ0820XBS0820Xca0820aKU0820bZY0820iXZ0820jia0820vxU083002U
083003U085003S086003R08601VS0860SpY0860aKa0860kXU0860ktS0860m5c08612GS086199a089002Q08A002b08A04gR08A0XBZ08A0XSZ
08A0xVU08B002T08B003a08B0Q5R08B0RyQ08B0XzZ08B17AT08B187Y08C003b08C0Q2S08E003Z08E187S08H002T08H003S08H0XBV08H1GsZ
08J0xkT08J1HJZ08O003T08O037S08O199Z08S002g08T003V08T02-Q08T03uP08T08zS08T097S08T0F4T08T0G2Z08T0JbO08T0JcZ08T0KxY
08T0PGS08T0Q5a08T0QoT08T0SQd08T0ThZ08T0Tyb08T0UrS08T0Z4a08T0aKZ08T0aXU08T0ajX08T0bZQ08T0hAZ08T0irb08T0ixZ08T0jPZ
08T0jiN08T0kwT08T0uQR08T0xkT08T0xlY08T12_S08T14OZ08T14pY08T185T08T187T08T18GS08T18JX08T1BRZ08T1F-Y08T1GBc08V002Y
08V003Q08V01cS08V03HT08V03LT08V03eT08V0BHS08V0DPS08V0HaR08V0LPa08V0PrZ08V0QkY08V0Qoa08V0QzR08V0UEU08V0WMd08V0XcZ
08V0ZlT08V0bZR08V0dZc08V0dtS08V0iCa08V0nje08V0p2S08V0rqS08V0ryc08V0t3T08V0wlS08V0yNZ08V0-XU08V10oQ08V10rb08V111Z
08V12_R08V131S08V18JT08V18MS08V1EDS08V1EIZ08V1HhR08V1HlZ08W002Q08a002Y08a003V08a0tWS08a159b08c002V08c003X08c01rZ
08c08TZ08c097a08c0OYT08c0PGa08c0RyY08c0ShP08c0XBZ08c0aKY08c0cnZ08c0kXS08c0ktZ08c0tuT08c0weU08c184Z08c199a08c1Fsc
08c1F-U08c1GsT08d002U08d003a08d09sT08d09vY08d0Qoa08d0qrY08d0_uU08d10oS08d199a08e002U08e003R08e01rT08e02QZ08e02hb
08e037O08e05gb08e0DPe08e0DTS08e0GPZ08e0KxY08e0LeS08e0NST08e0RyV08e0SQT08e0TTT08e0VhM08e0WMU08e0YMa08e0aKV08e0aYY
08e0bZX08e0dZZ08e0doa08e0h7Q08e0h9S08e0hST08e0iXZ08e0jiS08e0vjZ08e10ra08e10zR08e12GS08e12Nb08e14wZ08e14xT08e16sY
08e199c08e1EgY08e1GkS08e1HKb08f002S08g002S08i003T08i0F3d08k0UsP08k0jBa08l0RyT08n002a08p002Y08p003P08p016S08p0Q5T
08p0RyT08p0WMU08p0gUU08p0ktZ08p18uc08q002a08r002Y08r003S08r0Q5Z08r0Ryb08r0aKR08r0ktU08r0tRe08r111T08r1F-R08s002S
08s0RyZ08t002N08t003U08t01rf08t06Td08t08VS08t0RyS08t0ShT08t0XBc08t0kte08t1B6d08t1GUZ08t1GsT08t1GtT08t1Gub08u003e
08u01VS08w003X08w0BPZ08w0FSY08w0HxY08w0IjZ08w0TTT08w0YIa08w0ktS08w187V08w19yR08y05ea08z02iZ08z09fT08z0ECa08z0UkR
08z0UyZ08z0YtZ08z0cYS08z0jif08z0juQ08z0k-n08z1EBT08_002O08_003T08_0xkb08_17VS08_187T090003Y09008VY0900XBR092002T
09308VY0930NnS0930bZT0931GZa094003U09418uS095003S0950RyT096002T0960RyU097003Z09700cZ09701Mb09702SQ09703YY09703iJ
09704MY097052Y09706Hc09706tY09707VX09708Bc09708kR09708pc09709TY0970A8c0970APP0970B7Z0970BPU0970BqY0970CIZ0970D7U
0970ECd0970HgZ0970I-b0970K0Z0970L9Z0970LSY0970M8b0970MkU0970MoY0970NHS0970OAY0970OVZ0970OqY0970QdQ0970R9T0970TKS
0970TTV0970Uye0970XIa0970YNb0970YtR0970Z7L0970b1a0970dWT0970fFR0970fST0970ggT0970hXY0970htQ0970l2Z0970n0Z0970nuT
0970o9S0970t3Z0970tue0970uoR0970u-Y0970vXR0970wrU0970xCY0970yHZ0970ydY0970ypY0970-VV0970_kS09710NU09710gb09710zY
09711XR09713Va09713fS09714Hc09714rT09715ha0971ACZ0971Ccd0971Dea0971DjX0971EBb0971EYT0971E_N0971HJZ09900cT09901MU
09903ib09906Ha09908pX0990A8Y0990APS0990EaY0990FSZ0990HxU0990JCS0990MkT0990QdS0990R9U0990UyY0990dlV0990l2Z0990n0U
0990r6b0990tuU0990wrZ0990yHa09910Nc09910za09912Ge09914HY09916sS0991HJY09A003b09B003S09D002U09D003Y09D0kXZ09J002S
09K002S09R002a09R003T09R0kXT09S1HZa09U0s1Q09X002T09X003Y09X0RyS09a1DiU09c003U09d003Z09d0Nna09d0Oad09d0ktU09d18cb
09d1B_Z09d1DiR09d1GZY09f0r1R09f187T09g08VS09g187a09o002Z09s003d09s037Y09s059T09s0A3R09s0Qob09s0ShS09s0TNa09s0bZR
09s0f4Z09s0jiS09s0pOb09s0-8b09s1GsT09u002V09u003Z09u037Q09u055S09u059Z09u08OZ09u0DPR09u0GPT09u0QoY09u0aKU09u0bZa
09u0ktS09u0nmZ09u0xkU09u0xpa09u0_ua09u11vZ09u14xZ09u1EIS09u1G4a09v0RyY09v0SQY09w002R09w003R09x003Y09y1HWS0A0002S
0A0003b0A00LPT0A00Ryb0A3002U0A3003U0A30aKY0A3199T0A6002Y0A6003U0A60RyZ0A60UrS0A60aKZ0A60gUR0A7002R0A70BQT0A8002S
0A8003M0A80J8R0A80LpZ0A80OFY0A80OGa0A80RyV0A80XBO0A80aKU0A80dZb0A80e8Z0A80gKU0A80pGa0A80xkc0A810zT0A814Oa0A8187d
0A8199T0A81BDT0A81F-Z0A9002X0A9003S0A901ra0A906Tb0A90Lpf0A90OFT0A90RyS0A90ShZ0A90XBS0A90knT0A9126b0A914OS0A9199S
0A91GZa0AA0QoS0AC0RyY0AC0XBR0AD0ShT0AD0o3a0AE01DT0AE01rO0AE06OR0AE0BQT0AE0RyY0AE0ShZ0AE0XDS0AE0aKZ0AE0jiY0AE0l2S
0AE0l3T0AE0s1R0AE0tuT0AE0u0b0AE0uQb0AE11Ra0AE199X0AF002P0AF003d0AG003X0AH002Z0AH003Y0AH0XBZ0AJ002X0AJ0eJb0AK003Y
0AM002S0AM1BDN0AO0gKZ0AO0gLY0AO0hOS0AP002X0AP003T0AP037S0AP0DPb0AP0DiZ0AP0JzS0AP0Q5R0AP0QoZ0AP0RyS0AP0WCa0AP0WbY
0AP0XcZ0AP0aKQ0AP0eHa0AP0gKP0AP0jQZ0AP0ktS0AP0nJS0AP0nVZ0AP0rVS0AP17jS0AP185d0AP187a0AP19yS0AP1F1R0AP1FWT0AP1Hhd
0AQ003T0AQ0RyZ0AQ0lsU0AS002Z0AS0Ryb0AS0WbS0AS187Y0AS1GXZ0AU003S0AU0QoQ0AU14wT0AW002S0AX002Y0AX003Y0AX0RyT0AX0ShT
0AZ0JKa0AZ0jQU0AZ0r8b0Aa002Y0Aa0kXY0Aj002Y0Aj003V0Aj0Qoe0Aj0RyT0Aj12GX0Ak0MrZ0Ak0yUS0Al002T0Al003Y0Al0Rya0Al0Shc
0An0-MU0Ao003X0Ap003U0Ap164a0Ap165S0Ar003R0Ar0RyT0As0IJa0As0vbY0Au003c0Au0Rya0Au0aKa0Au0jiL0Au0vYU0Au1GsS0Av08Va
0Az002e0Az04wZ0Az0HkY0Az0QoT0Az0RyS0Az0ShS0Az0WMY0Az0XzY0Az0aKd0Az0doN0Az0gUT0Az0iFV0Az0iXX0Az0jia0Az0kXa0Az0nVP
0Az0s0Z0Az13SP0Az199T0Az1GsY0A-003T0B1002S0B1003T0B2003S0B3002S0B3003S0B7002S0B7003R0B711YT0B71DiR0B9002b0B90a_Z
0B91DiQ0BB002U0BB003U0BB0LPQ0BB0Q5T0BB0RyU0BB0lET0BB0pGT0BB17VS0BB18MT0BD002R0BE003T0BF199Z0BG0ELR0BG0W6a0BH002X
0BH003V0BH01VY0BH037Y0BH051R0BH055U0BH08dZ0BH08ea0BH09uT0BH0BlO0BH0DLa0BH0DPT0BH0DTR0BH0DgS0BH0DiY0BH0DjS0BH0F4a
0BH0FaZ0BH0KBO0BH0Kxb0BH0KzT0BH0LpT0BH0Nna0BH0Q5Y0BH0RyV0BH0ShU0BH0UrU0BH0V8T0BH0VJY0BH0WMX0BH0aKU0BH0f4Z0BH0gKR
0BH0iFT0BH0jPd0BH0jiY0BH0joa0BH0qrZ0BH0u0Z0BH0uQd0BH0_uY0BH10xY0BH11cb0BH12uS0BH14YS0BH153a0BH17eT0BH18ub0BH195Y
0BH199b0BH19De0BH1BDY0BH1GsS0BI002Z0BI003Z0BK0Nnb0BL002T0BL0aKZ0BL12IZ0BM003U0BP002Z0BP003T0BP02QS0BP0DiQ0BP0NnT
0BP0QAd0BP0Qoa0BP0WBZ0BP0Wga0BP0YeQ0BP0aqQ0BP0e8a0BP0gKS0BP0kXX0BP0kna0BP0ktZ0BP12iZ0BP153T0BP187U0BP1BLa0BP1H1Q
0BQ002a0BQ003T0BQ037U0BQ06Tj0BQ0DiY0BQ0OaS0BQ0RyY0BQ0WgS0BQ0lVd0BQ0pOb0BQ10xS0BQ12NT0BQ12rQ0BQ12uT0BQ153U0BQ1C0c
0BQ1GUZ0BQ1GZb0BQ1Gkb0BQ1GsS0BT002a0BT003P0BT037T0BT0AEY0BT0AFZ0BT0BHY0BT0DeR0BT0Did0BT0E6R0BT0OFc0BT0QoY0BT0WBT
0BT0aXT0BT0axR0BT0lVb0BT10oY0BT10xU0BT12uR0BT13xS0BT14OZ0BT187U0BU003T0BV03QT0BV0OFT0BV0SEP0BV0SvZ0BV0gPS0BV0-VR
0BV0_ib0BV13mQ0BV1G1O0BX003a0BY003U0BY08pT0BY0BHd0BY0DLY0BY0DPT0BY0DiR0BY0UrU0BY0WMU0BY0X_a0BY0aCX0BY0aKe0BY0dZT
0BY0daT0BY0f4X0BY0g7d0BY0hNa0BY0jQc0BY0ktY0BY0yUT0BY0zrT0BY0_NS0BY10rY0BY114Z0BY12GT0BY14OT0BY14rc0BY199a0BY19WP
0BY1BDT0BY1F1U0BY1GsT0Bb03uT0Bc002a0Bc003S0Bg0DLU0Bg0DPS0Bh003S0Bl002V0Bl003e0Bl0A6O0Bl0CIU0Bl0Shc0Bl0aKV0Bl0e0Z
0Bl0jiU0Bl0kXZ0Bl0uQY0Bl0zCT0Bl199T0Bl1E-P0Bl1GYX0Bm002Y0Bm0RyS0Bm0SQS0Bm0jiZ0Bo0RyS0Bt003Z0Bx002U0Bx003a0Bx0RyT
0Bx0XBa0Bx0aKT0Bx199S0Bx1BDQ0Bx1F-Z0Bx1GsZ0Bz002U0Bz003S0B_1Gsb0C0002Y0C0003Z0C1002Y0C4002a0C6003b0C60HkS0C60QHX
0C60RyY0C60ShU0C60XcT0C60jiY0C61BDT0C61Gsa0C7002Y0C7003R0C703uZ0C7199U0C91GsY0CC1Dia0CE003S0CE0Q5R0CE0RyT0CE0XBa
0CE0aKg0CE0dKZ0CE0jiU0CF002R0CF199R0CG003a0CG0WMb0CH002R0CH003a0CH0RyT0CI002Q0CI003V0CI037T0CI097Z0CI0DLS0CI0GPT
0CI0Nnd0CI0Q5X0CI0QAP0CI0RyY0CI0ShR0CI0WMa0CI0XcT0CI0e8X0CI0kXR0CI0kjZ0CI0xkU0CI0yUR0CI117U0CI14OZ0CI14ad0CI199Y
0CI19yV0CL0Sha0CL199S0CM003U0CM0kiQ0CM0kjT0CO002R0CO003T0CP0iXZ0CT0Nna0CU003Y0CW002a0CW003S0CW0Xca0CX003S0CY002X
0CY0Q5Z0CY0a_T0CY0e8b0CY0ktZ0CY0ouT0CY10rZ0CY152Z0CY199T0Ca002T0Cd003Y0Ce002S0Ce199Z0Cf199Z0Ci002S0Ci0kXa0Ck002U
0Cl002S0Cl1F1b0Cl1GsZ0Co002T0Co003U0Cr002N0Cr003T0Cr0RyR0Cr0aKa0Cr0gKa0Cr0iAZ0Cr0xkR0Cr187Z0Cs002O0Cs003V0Cs037S
0Cs08Ta0Cs0Obd0Cs0RyP0Cs0a_S0Cs0lVY0Cs15xX0Cs17VT0Cs1GsY0Ct002T0Cv002R0Cw187b0Cx002V0Cx003T0Cx0kXc0Cy002T0C-002Z
0C-0AzT0C-0jiZ0C-14OT0C_199T0D30gKa0D51BDY0D710rT0D7187T0D8003Z0DE003Z0DE0dDa0DE0dJU0DF00cZ0DF1Djc0DH002T0DH003V
0DH0kXR0DI1DjT0DJ002Y0DK002Y0DK003Y0DK0QoR0DL002V0DL003c0DL037U0DL03QS0DL04gY0DL08TU0DL08tT0DL08zR0DL0A8a0DL0A9S
0DL0DLZ0DL0GPR0DL0JzU0DL0LgZ0DL0NSZ0DL0Nna0DL0OFS0DL0Omb0DL0Q5a0DL0QoT0DL0Qtb0DL0Ryc0DL0SQU0DL0UrP0DL0WBQ0DL0XBU
0DL0Yeb0DL0Z4Z0DL0aKX0DL0bBV0DL0bZY0DL0doa0DL0fFV0DL0gPb0DL0gjR0DL0iFY0DL0iXU0DL0ktc0DL0lRS0DL0lUZ0DL0r6R0DL10oT
0DL111Z0DL13OS0DL199Y0DL19UT0DL1EBa0DL1EgY0DL1GkY0DL1GsY0DL1HZS0DN002S0DN003Y0DN03uR0DP002U0DP003T0DP0AzU0DP0F4Z
0DP0JzY0DP0KxZ0DP0NnT0DP0Q5Z0DP0RyY0DP0SQa0DP0ShT0DP0UrU0DP0XBb0DP0aKX0DP0bZS0DP0f4U0DP0fmY0DP0h4a0DP0hAY0DP0jiU
0DP0kXT0DP0lRS0DP0o_a0DP0rqc0DP18JT0DP199X0DP1DjZ0DP1EgY0DP1F-R0DQ003T0DQ03uS0DS187V0DT002Z0DT003a0DT048c0DT08TU
0DT0ExZ0DT0Ryc0DT0XBR0DT0jiS0DT0ktT0DT18JR0DT199V0DT1EIP0DT1F9T0DT1GkS0DT1Gsb0DV002Y0DV003R0DW003Z0Da002a0Da0J8a
0Da0yDT0Da1Gsa0Dd002S0Dd1Gsi0De003X0De0WMU0De18uT0Df002U0Df01rS0Df037Z0Df08OS0Df0OaY0Df0Q5R0Df0lVR0Df0maa0Df0xkb
0Df1GsR0Dg002Y0Dg003O0Dg199T0Dh199S0Di002U0Di003R0Di01rR0Di02hb0Di04qP0Di06Oa0Di06TS0Di06iS0Di07vc0Di0APU0Di0AQR
0Di0BPT0Di0BQU0Di0J8S0Di0LeS0Di0Mya0Di0NyO0Di0OaY0Di0Q5T0Di0QAS0Di0RyX0Di0SQS0Di0ShU0Di0TTT0Di0UrZ0Di0XBa0Di0aKX
0Di0cdc0Di0eWc0Di0eoS0Di0f4Z0Di0ktc0Di0lUZ0Di0lVT0Di0pGa0Di0pOX0Di0tuT0Di0vod0Di0wlQ0Di0xkZ0Di0y8b0Di11RZ0Di14OZ
0Di159U0Di17zZ0Di185T0Di18ua0Di199T0Di1F-Z0Di1GZb0Di1GkT0Di1GsV0Dj002U0Dj199U0Dk0aVZ0Dl002U0Dl003X0Dm03uT0Do0XXZ
0Do111Y0Do1EIb0Dq0aXS0Dr0APY0Dr1FHY0Ds002T0Dt002T0Dv1EgS0Dy002S0Dy003Y0Dy0RyQ0Dy0aKZ0Dz002Y0E1002V0E1003Y0E10RyS
0E10SQY0E4002S0E5002T0E6003V0E60NnR0E60RyR0E60UEX0E60UrT0E60WMP0E60WYb0E60XBa0E60kid0E7003a0E715mT0EA003b0EA0pDS
0EA1HhZ0EC002Z0EC003b0EC02-Z0EC03LP0EC07VU0EC0bZR0EC0jPS0EC187X0ED0XBT0ED0jPc0ED0kCY0EE002U0EE003Z0EE0RyZ0EE0SQT
0EE0She0EE0WMT0EE0aKX0EE0-ZU0EE14aT0EE199P0EE1Dja0EE1F-T0EE1GsU0EH003U0EI003Q0EI02-a0EI0ZuR0EI0bZT0EI0hmY0EI0jPZ
0EI0jTZ0EJ002Q0EJ003X0EJ037Z0EJ0RyR0EJ0XBY0EJ0csO0EJ0kXU0EJ0tWc0EJ199Y0EJ1BDU0EJ1F-S0EK002T0EL002V0EL003R0EL01MZ
0EL037S0EL08TU0EL097Z0EL0DLa0EL0NnU0EL0Q2T0EL0Rya0EL0SQd0EL0ShY0EL0Wva0EL0dZU0EL0f4Y0EL0gUT0EL0gXa0EL0iXY0EL0jPb
0EL0jiU0EL0lVU0EL10zd0EL12NR0EL1F-Y0EL1GsQ0EL1HKS0EO19DZ0EP002Y0EP0XBS0EP199d0EQ199Q0EQ1GsX0EQ1GuS0EU002U0EU003a
0EU0DiS0EU0SXc0EU0gKU0EU0uvZ0EW002U0EW003Z0EW0HxQ0EW0Q5c0EW0RyR0EW0TTY0EW0UrT0EZ003Z0EZ0Nna0EZ0Sha0EZ199Z0Ea003Z
0Ea0YeS0Ea187U0Ea199a0Ea1DOZ0Ea1EgS0Eb199X0Ec002Z0Ec003U0Ee159S0Ee199c0Ef0Ryb0Ef0iXY0Ei003R0Em003U0Em037S0Em0Grc
0Em0xkT0Eo199U0Eq002Z0Eq003Y0Eq0GPU0Eq0ShT0Eq0kXU0Eq0lCZ0Eq12ia0Eq13BY0Eq187U0Er003S0Es002Z0Es003Z0Ev037Z0Ez199b
0E_0QoT0F0002b0F0003b0F1002Z0F202YO0F20Qzd0F3002S0F3003Y0F30RyQ0F30kXS0F406HV0F40XhT0F40jib0F501MQ0F506HZ0F50FSb
0F50HxS0F50R9U0F50TTQ0F50UcR0F50dlX0F50kLa0F50l2Y0F50n0b0F50wra0F50z4b0F5114a0F514Hb0F51EBS0F6003M0F60OWT0F60RyU
0F60aKY0F60jiZ0F6199S0F9003U0F90aKT0FE08VZ0FF1E7V0FG002T0FG003S0FG0dDZ0FG0rKb0FG18qd0FG1E8Z0FI003P0FK0LYY0FM002d
0FM003c0FP003Z0FQ003Y0FQ0aKT0FQ1F1T0FS002Q0FS003V0FS02-a0FS05dZ0FS082U0FS08eU0FS08ib0FS0BYU0FS0CES0FS0CYZ0FS0DiY
0FS0EET0FS0GPY0FS0JtZ0FS0JzX0FS0NST0FS0Oob0FS0Q5T0FS0QoY0FS0TbZ0FS0V-S0FS0YJb0FS0YzY0FS0aXS0FS0a_T0FS0e8Y0FS0gUT
0FS0jBV0FS0kwS0FS0nFU0FS0wlT0FS0xUa0FS0-SS0FS0-tZ0FS109Q0FS10oY0FS10rY0FS12iU0FS15mT0FS17TU0FS17ha0FS17na0FS187X
0FS19DU0FS19VS0FS1FCS0FS1GFZ0FT002T0FT003P0FT037a0FT048Y0FT04gd0FT06OZ0FT06TZ0FT08TY0FT08VY0FT0OGb0FT0RyZ0FT0aXQ
0FT0jBS0FT0lVU0FT10rS0FT15xT0FT199S0FT1F9a0FT1Hcb0FV002O0FV09sa0FV0BHZ0FV0EEY0FV0G7T0FV0GQR0FV0Hab0FV0JzY0FV0UEZ
0FV0WBc0FV0XBa0FV0aXS0FV0bNZ0FV0hAT0FV0jBU0FV0kCa0FV0kwR0FV0yNZ0FV13xT0FV14wa0FV17AT0FV17nU0FV187S0FV195b0FV1EDU
0FW003Y0FW048P0FW0OaS0FW0Q5Y0FW0Urc0FW0kXX0FW18qS0FW1F-b0FZ002U0FZ003b0FZ0PNS0FZ0QoS0FZ13BY0FZ1BDY0FZ1GsZ0Fa002V
0Fa003g0Fa03uU0Fa0QoU0Fa0RyZ0Fa0ShU0Fa0XBZ0Fa0lVZ0Fa0s1S0Fa0xkZ0Fa199Y0Fa1GsT0Fe003Y0Fg002a0Fi0a_Z0Fi0_CZ0Fj0BYZ
0Fj0lcT0Fj12CU0Fq0LPU0Fr003Y0Fr0RyS0Fs19DU0Fz003b0G0003a0G2003Y0G201VT0G2077a0G20BHS0G20DPT0G20GQa0G20aKY0G20cZa
0G20fma0G20gBS0G20jQV0G20kiU0G20oIa0G20oyZ0G20xkT0G20_IZ0G210of0G210xY0G214OZ0G214aS0G217VY0G217qT0G218MZ0G219yZ
0G21EDa0G21EgX0G21F1U0G21FCa0G21GmS0G21H5U0G21HVa0G3003T0G306aZ0G30XBU0G310zc0G316JZ0G3187S0G4002Y0G4003U0G40aKb
0G40ahS0G704xP0G70OFQ0G70QkT0G70a_T0G70gKN0G70gPZ0G70yNU0G80bZZ0G81GsZ0GB003b0GD0J8b0GD0XBa0GE0IJa0GG002b0GG0RyZ
0GG0r6d0GG10zO0GI002Y0GM0XcR0GM0XlS0GP002V0GP003U0GP01rc0GP03uT0GP0AjS0GP0DiZ0GP0EES0GP0JbQ0GP0JtY0GP0JzT0GP0LCU
0GP0NnY0GP0PGb0GP0Q5a0GP0QkN0GP0RrS0GP0RyU0GP0SXP0GP0SYT0GP0ShX0GP0TTZ0GP0WMa0GP0XBU0GP0XPZ0GP0aKY0GP0cnb0GP0eVd
0GP0g6S0GP0gUZ0GP0gjT0GP0hAZ0GP0hwT0GP0kCU0GP0kXT0GP0ktT0GP0lVT0GP0nVS0GP0pGZ0GP0uQY0GP0vxZ0GP109d0GP10iT0GP12Gb
0GP13BX0GP13CR0GP153e0GP154a0GP156Z0GP17AT0GP18JT0GP199X0GP19OZ0GP1BDZ0GP1BRZ0GP1DsU0GP1F1T0GP1F-Y0GP1GkT0GP1GsR
0GQ002V0GQ003Y0GQ037a0GQ05gZ0GQ0DLR0GQ0DiU0GQ0LPd0GQ0NnZ0GQ0QoY0GQ0WMT0GQ0YzT0GQ0Y-T0GQ0aKa0GQ0gOP0GQ0lVT0GQ0rHT
0GQ0_IT0GQ12iS0GQ17Aa0GQ1BDS0GQ1F1T0GQ1F-Z0GS003T0GU03Qa0GZ003Y0GZ0aKT0GZ13BT0Gd002V0Gd037T0Gd0aKU0Gd0lVY0Gd18qe
0Gg0kXY0Gi003Y0Gi0BYS0Gi0Dib0Gi0NnT0Gi0Q5Z0Gi0RyY0Gi0YzR0Gi0_IY0Gi14wT0Gi1BDd0Gi1E5S0Gi1EDU0Gi1F1c0Gn0w2Z0Gr002Y
0Gr003S0Gr0jQa0Gs002P0Gs0OWZ0Gs0RyT0Gt002c0Gw1G4Q0Gx002K0Gx0XzZ0Gx0e8Z0G_199T0H10eHb0H10jiQ0H2003R0H70RyU0H9002b
0H9003a0H90NnU0H90yUS0H9159S0H9187N0H919DT0HB002Z0HC003T0HC0GPb0HC0NnR0HC0Q5S0HE003T0HJ0SsY0HM187S0HO003S0HR1EIS
0HY0dOY0HZ002a0HZ003T0Ha002b0Ha003U0Ha01Va0Ha02YT0Ha04cS0Ha05ga0Ha06XR0Ha07kU0Ha08eb0Ha09uS0Ha0DLY0Ha0DPS0Ha0FaU
0Ha0Rya0Ha0UeS0Ha0Yzf0Ha0bZR0Ha0kXU0Ha0pWZ0Ha0rKb0Ha0vxY0Ha0-Bd0Ha0_IQ0Ha10ve0Ha13xY0Ha14wR0Ha195b0Ha1E3R0Ha1EgU
0Ha1F1S0Hb199T0Hc199M0He1HJa0Hg0W7R0Hh002f0Hh003Y0Hh048Y0Hh08TT0Hh0RyY0Hh12NT0Hh1BRS0Hh1EIR0Hk002a0Hk003T0Hk0Ryc
0Hk0SQa0Hk0WMY0Hk1Gsa0Hl1Gsa0Ho0hNS0Hq003O0Hq0kXS0Hq0_ta0Hr0RlS0Hu003S0Hv199T0Hw19FU0Hx002N0Hx003R0Hx02QZ0Hx037Z
0Hx05pc0Hx074S0Hx082Z0Hx08ea0Hx0GPa0Hx0JzU0Hx0M-Z0Hx0NST0Hx0OFQ0Hx0PPZ0Hx0Q5T0Hx0QoP0Hx0Rzb0Hx0ShR0Hx0V-T0Hx0WkS
0Hx0XcP0Hx0aKR0Hx0aYZ0Hx0dZT0Hx0gPU0Hx0kXZ0Hx0knX0Hx0lCT0Hx0nVR0Hx0p7T0Hx0xkc0Hx0xpZ0Hx0_IY0Hx0_uZ0Hx10rZ0Hx10xb
0Hx14wZ0Hx17AT0Hx17hT0Hx17nT0Hx187V0Hx18JZ0Hx1FoR0Hy002U0Hy003T0Hy08VU0Hy0DGT0Hy0ShT0Hy0XBT0Hy0YzZ0Hy0jQa0Hy0lVQ
0Hy10ra0Hy17Aa0H-002P0H-02Qa0H-0P3b0H-0XcT0H-0ZuS0H-0aXT0H-0dtT0H-0jTT0H-0uvR0H-187a0H_002S0H_0RyY0H_0aKT0H_0t7Z
0I1159T0I2003T0I4002R0I70RyT0IC002f0IC0RyY0IC199a0IC1EDM0ID003b0IE0xkZ0IF003R0II002S0II003Y0II1Gsb0IJ003Q0IJ0Hka
0IJ0J8Z0IJ0ktd0IJ1HfZ0IM0kta0IO002S0IQ002S0IQ003Z0IQ0WMa0IQ1F-R0IS002S0IS037V0IS0DLb0IS0DPb0IS0XBY0IS0o_M0IS126Z
0IS187Z0IS1EBQ0IV003T0IV0kXa0Ij17Wa0Il003T0Im002Z0Im003U0Im0aKZ0In002T0In0RyS0Ip0bBR0Ip0kCZ0Iu14OZ0Ix003S0Iy002b
0Iy003P0Iy01Va0Iy0Jza0Iy0dWS0Iy0jQY0Iz002T0I-002a0I-0gUU0I_002Z0I_003S0J4003Q0J50NnP0J50X_S0J6002Y0J6003R0J60RyU
0J60SQZ0J60ShT0J60ktS0J8002U0J8003a0J8048T0J808TR0J80RyR0J80XBZ0J8187T0J81EIT0JA002R0JA003Q0JA0aKZ0JB003R0JC0WbU
0JC187U0JC1GXa0JD002T0JE0WbT0JG002Z0JG0lIT0JH002R0JK002Z0JK003Q0JK02hR0JK055S0JK0AzS0JK0GPT0JK0KxU0JK0Q5Y0JK0RyY
0JK0SQU0JK0WMV0JK0XzY0JK0dOb0JK0dWU0JK0jie0JK0lVZ0JK0nVU0JK0p2U0JK199T0JK1BDT0JK1GsU0JL002T0JL003T0JL0SQY0JX002T
0JX003b0Ja002T0Ja003Z0Jb0jiU0Jb1Hfe0Jc0CrZ0Jc0O-Z0Jc0R9b0Jc0TTZ0Jc0UyT0Jc0faS0Jc0uPa0Jc0zAZ0Jd002T0Je002g0Jf003U
0Jg002d0Jg003a0Jg0Sha0Jj0BYa0Jj0She0Jj0iXY0Jj0jQa0Jj0nCT0Jj184T0Jj199Q0Jj1BFY0Jj1EiT0Jj1F1c0Jl0ShY0Jm002Q0Jm003a
0Jm0RyT0Jm0V1S0Jm0h4T0Jp002b0Js0j5P0Jt0Ryc0Jt0XBZ0Jt0aKS0Ju003T0Ju086Q0Ju08aa0Ju0gBS0Jw003a0Jw0xwY0Jx002V0Jy002X
0Jy003S0Jy0RyY0Jy0SQc0Jz002b0Jz003T0Jz037U0Jz0P4Z0Jz0RyX0Jz0UrZ0Jz0aKV0Jz0jib0Jz0kXR0Jz0lVY0Jz0nVR0Jz1GsR0J_002O
0K00p2R0K0187Y0K018JT0K1002U0K1003c0K106Ob0K108VX0K10Lea0K10RyY0K10jiO0K10ktf0K10lVQ0K10o_T0K10vpa0K112NR0K1187b
0K118JT0K20aXZ0K4002c0K60She0K8002a0K8003R0K9002R0K90OFb0K90gKT0K90jQS0KA002T0KB002V0KB003Y0KB0ShU0KC0ShR0KG003S
0KJ002O0KJ003T0KJ0Q5Y0KJ0Rya0KJ0ShT0KJ0XzT0KJ0yUa0KJ1EIT0KL002X0KL003V0KL0Q5a0KL0Spe0KL0XBT0KL0tGa0KL13DY0KL14xV
0KL18ST0KL1E8T0KL1GkT0KN002U0KN003T0KN199R0KO003S0KP002U0KR003S0KS0iXY0KU002a0Ka003Z0Ka19gN0Kc002T0Kc003T0Kn003Q
0Ko003Q0Ko0ePS0Ko0gKZ0Ko0iXT0Ko0s1a0Ko0sAV0Ko0t3Z0Ko0xka0Ko0yDT0Ko0yJQ0Ko0yUR0Ko0_hb0Ko10rY0Kp002R0Kp0TTR0Kp0jiZ
0Kp1Hfa0Kq0WMa0Kq1EiU0Kr08Ba0Kr0EEY0Kr0WkS0Kr0hOZ0Kr0w5R0Kr199S0Kt002Y0Ku002a0Ku003U0Ku08CR0Ku0Sha0Ku14xc0Ku1GsU
0Kv002T0Kv0RyZ0Kx0jiX0Kz00Xa0Kz03iR0Kz0ECT0Kz0O-Y0Kz0P4b0Kz0UcZ0Kz0Uyb0Kz0Wwa0Kz0XIY0Kz0eLY0Kz0faZ0Kz0ioP0Kz16Ig
0Kz1G_a0K-14Zb0K_03NQ0L1003Y0L10DLU0L10WMU0L10iXb0L112uU0L2003Z0L3002P0L30OtU0L30RyY0L31FkZ0L40O-a0L40UyZ0L40btc
0L40faa0L40ioR0L416Id0L41FsR0L7002a0L70APS0L71EgY0L8002d0L8003V0L80BYY0L80DiQ0L80GGa0L80LeZ0L80jub0L80kta0L80roS
0L8187U0L9002S0LC003a0LC077a0LC08Vb0LC0QoS0LC0aKP0LC0xkS0LC1E5Z0LD002S0LD003T0LF003R0LF109b0LH002T0LH003T0LL002T
0LP002f0LP0AzR0LP0DPS0LP0KxS0LP0LpP0LP0Nna0LP0SQZ0LP0eHZ0LP0iXU0LP0jiZ0LP0kCM0LP1F1R0LS002a0LS187S0LT003Y0LT06Oa
0LT0Did0LT0Lpa0LT0gKR0LT1Gua0LU002P0LU003a0LU0OFa0LU0SXS0LU0Xcb0LU0aXa0LU0gKS0LU0gXb0LU0xkb0LU13FS0LX0-VR0LY03ua
0LY0XBY0Lb003Z0Le0RyS0Le199V0Lg002Q0Lg0RyT0Li003T0Lj003T0Lj0NSa0Lj0WMP0Lj0bZZ0Lj10kR0Lk002a0Lo002S0Lo003V0Lo0iFY
0Lp003T0Lp02-Z0Lp04qS0Lp051b0Lp08eT0Lp0BBQ0Lp0BPU0Lp0Dfa0Lp0NnN0Lp0ODS0Lp0OuZ0Lp0UVQ0Lp0Uia0Lp0YJZ0Lp0YMY0Lp0afZ
0Lp0b1S0Lp0eFZ0Lp0gXa0Lp0gjY0Lp0uFa0Lp0uoS0Lp0yMR0Lp0z7a0Lp114Z0Lp14HR0Lp14MZ0Lp14Oa0Lp14rS0Lp187V0Lp19ya0Lp19_a
0Lp1DjU0Lq002S0Lq02Vb0Lq0DLZ0Lq0DPa0Lq0QkS0Lq0Z3T0Ls0GiT0Lz002U0Lz0GPR0Lz199S0M00DLZ0M40YzT0M417VU0M5002Z0M6003R
0M8002a0M8187S0M9002Z0MB002Z0MH003S0MI003Z0MJ003Y0MJ02-Y0MJ06HY0MJ0OFS0MJ187U0MK0BYU0ML003S0ML18qQ0ML1Fka0ML1GZb
0MQ002S0MQ003S0MQ18uR0MR0SQb0MR0WMO0MR0XBU0MR0aKb0MR199Y0MS002Y0MW01VZ0MW0aKa0MW199b0MZ0GQR0Mg002d0Mg003V0Mg01rb
0Mg037T0Mg077Q0Mg086S0Mg08TT0Mg08ea0Mg0AjS0Mg0DPT0Mg0ELQ0Mg0GPc0Mg0RyZ0Mg0V-Z0Mg0dKR0Mg0jPP0Mg0lVR0Mg0t3S0Mg0xkZ
0Mg0yla0Mg12NT0Mg12iT0Mg159U0Mg19Db0Mg1EgY0Mk003V0Mk05GT0Mk0aXZ0Mk187Z0Mk195S0Ml002S0Ml003Q0Ml08TY0Ml0RyX0Ml0XBb
0Ml0aKT0Ml0ktZ0Ml0lVY0Ml0o_U0Ml0rqa0Ml10zT0Ml111Z0Ml12NQ0Ml199b0Ml1AjZ0Ml1GUY0Ml1GsV0Ml1Gua0Mn003a0Mp003Y0Mp159Z
0Mq003Z0Mr002e0Mr003Z0Mr0V1S0Mr0aKT0Mr0bZQ0Ms003Z0Ms02-U0Ms0LpY0Ms0NnY0Ms0XBc0Ms0iCT0Ms187c0Ms1B_R0Ms1GUY0Ms1GZN
0Ms1Gsa0Mu0GPZ0Mw0aKZ0Mx002Q0Mx003V0Mx0GdY0Mx0Nna0Mx0OFU0Mx0RyT0Mx0XBY0Mx0aKT0Mx0kXf0Mx0kiT0Mx0pAT0Mx153Q0Mx18qZ
0Mx1BAZ0My002U0My06Ta0My19yP0My1GsU0My1Gua0M-002V0M-003Z0M-02hS0M-0Q5Z0M-0RyT0M-0ShY0M-0aKZ0M-0pWZ0M-12UR0M-12VT
0M-199S0M-1DjU0M-1F-U0M-1GsT0M_003T0M_0SQU0M_0ShY0N004gb0N6002a0N608TQ0N60BQa0N60aKZ0N61BDT0N8002T0N908ca0N90GPZ
0N90X_a0N90gBc0N911ER0NH02Qa0NH185Z0NH187a0NH1Hha0NO002T0NO003Y0NO0RyZ0NP002a0NP003X0NP0Sha0NP0UrT0NP0WMZ0NP0bZT
0NP0f4S0NP0wLT0NP10za0NP1BDa0NP1F-T0NQ002Q0NQ003V0NQ04ga0NQ06OZ0NQ0SQS0NQ0ShT0NQ0XBY0NQ0kXZ0NQ199b0NQ1GYa0NS002Y
0NS003U0NS04gR0NS0LeR0NS0NnZ0NS0OFY0NS0Q5a0NS0RyY0NS0SQT0NS0WMd0NS0aKR0NS0e8U0NS0ktY0NS0pAY0NS199b0NS1BDU0NS1F1S
0NS1F-R0NS1GZS0NS1GsZ0NU002U0NU1EgV0NW002U0NW1EkV0NW1EqT0NY002c0NY003R0NY0Qoa0NY1ElU0NY1EmV0Nb002Y0Nb0toZ0Nb1GZY
0Ne002U0Ne003X0Ne0NSY0Ne0RyS0Ng199Y0Nk003Y0Nk0i0a0Nm003Z0Nn002a0Nn003V0Nn00MT0Nn00aQ0Nn00gT0Nn01Oi0Nn01rT0Nn037R
0Nn03jc0Nn048R0Nn04gc0Nn04sd0Nn05ET0Nn08EU0Nn08TS0Nn08eQ0Nn08mS0Nn08wX0Nn094a0Nn097U0Nn09Ia0Nn0ADb0Nn0B9a0Nn0BPT
0Nn0BTY0Nn0BlN0Nn0BoO0Nn0Bwb0Nn0CqU0Nn0DAc0Nn0DUc0Nn0DhZ0Nn0Eea0Nn0ErZ0Nn0F4P0Nn0FVk0Nn0HCb0Nn0H-e0Nn0IkZ0Nn0IsZ
0Nn0J0U0Nn0J6M0Nn0J8X0Nn0J9Y0Nn0KRd0Nn0KuZ0Nn0LUQ0Nn0LpV0Nn0MfS0Nn0MrT0Nn0MzR0Nn0NnT0Nn0OCb0Nn0OFU0Nn0OaQ0Nn0Otl
0Nn0Pba0Nn0PvR0Nn0Q5X0Nn0QgX0Nn0QkT0Nn0Qob0Nn0RAa0Nn0RMJ0Nn0Rob0Nn0RyY0Nn0ShV0Nn0TMd0Nn0TWb0Nn0UeS0Nn0UgZ0Nn0Ula
0Nn0UrZ0Nn0WeN0Nn0WgN0Nn0X5a0Nn0XBa0Nn0YQf0Nn0YYb0Nn0YkZ0Nn0Z2a0Nn0ZuV0Nn0a7c0Nn0aWQ0Nn0dda0Nn0dpb0Nn0e8S0Nn0eNU
0Nn0fTa0Nn0fVS0Nn0gKN0Nn0hYR0Nn0i0Z0Nn0jiQ0Nn0jtc0Nn0kQU0Nn0kRX0Nn0ktU0Nn0l4d0Nn0lVR0Nn0meN0Nn0n5R0Nn0nUa0Nn0nxU
0Nn0oEY0Nn0oXa0Nn0o_R0Nn0pKZ0Nn0qOd0Nn0r9d0Nn0ryO0Nn0t5Q0Nn0tRS0Nn0tlb0Nn0tzU0Nn0uQO0Nn0uUS0Nn0uyc0Nn0vlY0Nn0w0c
0Nn0wXd0Nn0wtd0Nn0xVP0Nn0xZU0Nn0xnb0Nn0y9Y0Nn0yUM0Nn0yfb0Nn0z6Q0Nn0z9a0Nn0zxY0Nn0-Xi0Nn0-za0Nn0_Ha0Nn0_nZ0Nn10Pf
0Nn10uY0Nn111d0Nn11aY0Nn12Nd0Nn14HQ0Nn14Jn0Nn14OM0Nn14aU0Nn14tX0Nn14-a0Nn153S0Nn15ZZ0Nn17Oa0Nn185P0Nn18eT0Nn199b
0Nn1AtZ0Nn1BRU0Nn1CMT0Nn1CdU0Nn1CeV0Nn1DUS0Nn1Dng0Nn1DrZ0Nn1Due0Nn1E5c0Nn1EDZ0Nn1EaZ0Nn1Fke0Nn1F-c0Nn1G7a0Nn1GUS
0Nn1GYS0Nn1GZR0Nn1GaZ0Nn1GsT0Nn1HJR0Nn1HNZ0Nn1HfS0No002b0No1GZZ0Nq002T0Nq003U0Nq0RyZ0Nq0XBb0Nq1GZZ0Ns10bZ0Ny002P
0Ny003T0O5002Q0O50g6S0O510oQ0O51G1d0OA003T0OC0-SS0OD003Z0OD0-VU0OE01ra0OE18LZ0OF002X0OF003Q0OF01ra0OF07ra0OF086a
0OF0GPR0OF0Lea0OF0Nna0OF0OFT0OF0Q5a0OF0ShU0OF0Uea0OF0UfT0OF0Uga0OF0Urc0OF0WDa0OF0WMR0OF0XBZ0OF0aKS0OF0dZZ0OF0f4R
0OF0gKT0OF0joR0OF0ncd0OF0rAT0OF0sPZ0OF0t7a0OF0uQR0OF0uvS0OF15mU0OF18qS0OF1BDP0OF1F-Z0OF1G4b0OG002U0OG003R0OG037R
0OG0ShS0OG0XBY0OG0eRS0OG153R0OG199R0OG1GsS0OI003Q0OK003T0OM0f4V0OP003d0OS003R0OT002S0OU0Xza0OV003Z0OV0fmZ0OV187c
0OW002h0OW003c0OW0RyU0OW0fmc0OW0ktS0OW187a0OW1GUc0OX187c0OY003a0OY0DTZ0OY0dDb0OY0fnY0OY187a0Oa002b0Oa003V0Oa01rQ
0Oa037Z0Oa04sU0Oa06Oa0Oa08wc0Oa09dR0Oa0AzP0Oa0BTV0Oa0FVc0Oa0LpZ0Oa0MsP0Oa0Roc0Oa0RyT0Oa0ShV0Oa0TWZ0Oa0UeU0Oa0Wec
0Oa0XBc0Oa0Yna0Oa0aKR0Oa0fRg0Oa0gKU0Oa0kPb0Oa0kRZ0Oa0ktU0Oa0tRR0Oa0tzS0Oa0uQS0Oa0w0d0Oa0z6T0Oa0-Xa0Oa111Z0Oa11aa
0Oa16na0Oa18eY0Oa199S0Oa1Dna0Oa1F-R0Oa1GUZ0Oa1GZY0Oa1GkR0Oa1GsR0Ob003b0Oc0kRQ0Of003P0Oj002T0Oj003T0Oj06OT0Oj0ShS
0On002h0On0e3b0On187S0Oo0WMT0Oo0r6S0Op003U0Oq003Q0Oq01rb0Oq0Nnb0Oq0i7P0Oq0odS0Oq0rVR0Oq0xka0Oq17VY0Or002b0Ot003U
0Ot0CEZ0Ot0SsP0Ot0ZPS0Ot0ktT0Ot0t3U0Ot13mS0Ot17ja0Ot187a0Ou002Y0Ou0ELa0Ou0GPT0Ou0NYT0Ou0NnT0Ou0RyU0Ou0SQc0Ou0U7T
0Ou0WMY0Ou0aKU0Ou0jiZ0Ou0kXU0Ou14aR0Ou18ue0Ou199Z0Ou1F-U0Ou1GsU0Ov002R0Ow002T0Ow003P0Ow0Q5Z0Ow0aKU0Ow10rY0Ow1GsY
0Ox002T0Ox003S0Oy003a0Oz002d0Oz02QZ0Oz0Ryb0O-002a0O-003d0O-03MR0O-0FVT0O-0Ryc0O-0Wga0O-0XBa0O-0ktV0O-12NQ0O-18JZ
0O-1EIS0O-1GsY0O-1HcN0P0002S0P1003a0P10APT0P3002Q0P3003X0P303ea0P30A6c0P30JzY0P30QoZ0P30chS0P30g6a0P30jQa0P3109Z
0P319yc0P4002b0P4003Y0P4037a0P4048Z0P40OaS0P40P3a0P40Rya0P40XBQ0P40aKb0P40jiQ0P40ktX0P412NY0P41DnQ0P50BlZ0P514ad
0P6002O0P6003b0P60eRR0P60ktS0P61C0c0P61Gsa0P61GuZ0P7002V0P70Lea0P70ShS0P70jua0P70vja0P71Gsc0P71Gua0P9003a0PE003b
0PF002U0PG003Z0PG037T0PG03zd0PG0Aza0PG0BYT0PG0OaR0PG0TyZ0PG0WbR0PG0YzU0PG0csS0PG0e8R0PG0kCZ0PG0kwY0PG0k-Y0PG0nCa
0PG11CS0PG14OS0PG199b0PG1BDV0PG1EDP0PG1F1Q0PH003S0PH199Z0PH1EgX0PK002T0PK1GsY0PN003Y0PN18qa0PO0gLb0PP002b0PP0RyS
0PQ04gY0PS002Y0PS003R0PV002Y0PY002S0PY0X2Y0PZ003S0Pa002Z0Pa003c0Pa0aKS0Pa0lqS0Pe002Q0Pi002V0Pi003Y0Pi0KxZ0Pi0RyU
0Pi0aKU0Pi1BDU0Pk003a0Po002S0Po0Rya0Po0Yza0Po0w5Z0Po199T0Pp0XBZ0Pr00mZ0Pr0KoU0Pr0V-T0Pr0aCT0Pr0p2S0Pr17VZ0Pr1E5Z
0Ps0GPY0Ps0QkS0Pu003T0Pu1EgP0Pv003T0Q1003T0Q2002a0Q2003U0Q20AzU0Q20DTa0Q20FSR0Q20Q2Z0Q20RyY0Q20TTa0Q20Wxa0Q20XBS
0Q20aKa0Q20gUY0Q20jiT0Q212NR0Q3002Z0Q30N6Q0Q30WbP0Q3199j0Q5002d0Q5003i0Q500MZ0Q500mR0Q5016S0Q501Oe0Q501ra0Q501tQ
0Q5037Z0Q504gZ0Q504qS0Q5051T0Q5055N0Q506ES0Q506OV0Q508TR0Q508VT0Q5097L0Q50BHT0Q50BTS0Q50CYZ0Q50EQe0Q50F4T0Q50FVc
0Q50I6S0Q50LeV0Q50LpR0Q50NkZ0Q50NnX0Q50OqZ0Q50Oua0Q50P7a0Q50PGZ0Q50Q5Z0Q50QFU0Q50QgY0Q50Ryf0Q50ShZ0Q50TMa0Q50TTT
0Q50UES0Q50Ugb0Q50WgT0Q50ZYR0Q50ddY0Q50dpZ0Q50eFS0Q50gKT0Q50gjS0Q50jQR0Q50jRS0Q50jiQ0Q50jtb0Q50kta0Q50lVS0Q50m3T
0Q50n5a0Q50r9d0Q50tzj0Q50u7R0Q50vlb0Q50wlZ0Q50wtf0Q50xPS0Q50ybS0Q50zDR0Q50__Z0Q510Pj0Q510oS0Q5111f0Q512Nc0Q514Jb
0Q514OS0Q514tb0Q517VQ0Q5187c0Q518JZ0Q5199Z0Q519OR0Q51C0T0Q51Dnb0Q51EbT0Q51EgZ0Q51Fkb0Q51GUb0Q51GZV0Q51Gkb0Q51GsT
0Q51HJS0Q51HNe0Q51HPY0Q6003S0Q60l2S0Q60m3U0Q611CZ0Q6187c0Q6199Z0Q7002Y0Q8199d0QA002c0QA003Y0QA08wc0QA0JAU0QA0Lpd
0QA0OFT0QA0OaR0QA0RyZ0QA0ShR0QA0Uga0QA0XBZ0QA0gKY0QA0kRZ0QA0ktb0QA0pGb0QA0u7T0QA14aS0QA199Y0QA1GZR0QA1Gsa0QB003S
0QB0kRa0QD05eU0QE002S0QE199S0QE1Gka0QF05eP0QG003T0QG037c0QG08Tb0QG0XBY0QG0Z4a0QG0lVZ0QG199a0QH003a0QK002U0QK06ZS
0QL0nVc0QN0Nnd0QN0Oaa0QO002b0QQ0kXT0QT003X0QU002Y0QU003a0QU0RVU0QU0RXM0QU0T2a0QV002U0QV003Y0QV0kXS0Qc002b0Qd002a
0Qd037T0Qd0AEZ0Qd0BYY0Qd0EES0Qd0NnO0Qd0Q5T0Qd0QAP0Qd0RyR0Qd0ShR0Qd0f4T0Qd0kiP0Qd0oIR0Qd0rKZ0Qd0w5a0Qd0yUY0Qd10xb
0Qd12iZ0Qd187Q0Qd18qS0Qd1EDT0Qe003Y0Qf003Z0Qg002Z0Qg003U0Qg0GPR0Qg0HaS0Qg0Qod0Qg0ShR0Qg0bZS0Qg0kiQ0Qg0nCS0Qg187Y
0Qi184R0Qk002V0Qk003U0Qk08tZ0Qk097Y0Qk0HhT0Qk0KxR0Qk0MxY0Qk0NPT0Qk0NnX0Qk0QkK0Qk0Ryb0Qk0SQY0Qk0ShS0Qk0UrU0Qk0aKV
0Qk0bZY0Qk0kXV0Qk0ktS0Qk0nVU0Qk10zY0Qk1EgS0Ql003U0Ql037a0Ql03uY0Ql097Y0Ql0jiY0Ql199U0Qn0lsT0Qo002U0Qo003U0Qo01rY
0Qo037Y0Qo04gU0Qo08Ta0Qo08eZ0Qo097U0Qo0A8T0Qo0A9S0Qo0DLU0Qo0F4Y0Qo0FWT0Qo0InS0Qo0JtQ0Qo0KxO0Qo0KzT0Qo0LeT0Qo0NnZ
0Qo0OaZ0Qo0P4c0Qo0Q5e0Qo0QoU0Qo0RyU0Qo0SQQ0Qo0UGa0Qo0Uce0Qo0UrU0Qo0WgT0Qo0XBV0Qo0XzY0Qo0Z4U0Qo0aKb0Qo0csT0Qo0dDS
0Qo0dnS0Qo0e6a0Qo0f4b0Qo0iFY0Qo0iXV0Qo0iaT0Qo0jiU0Qo0lVY0Qo0m3S0Qo0nVY0Qo0o3S0Qo0o_T0Qo0pbZ0Qo0tuT0Qo12AT0Qo12GZ
0Qo12NT0Qo13SR0Qo14aZ0Qo14xT0Qo176Y0Qo199d0Qo19Oa0Qo1BtT0Qo1DsT0Qo1F9O0Qo1F-Y0Qo1G4U0Qo1G7T0Qo1GUd0Qp003S0Qt002T
0Qt03uT0Qt04gc0Qt06Of0Qt0RyU0Qt0XBa0Qt0aKS0Qt0jiU0Qt185Z0Qt1BtT0Qt1GRc0Qt1GsU0Qv002U0Qv003V0Qv0KxS0Qv0RyY0Qv0aKS
0Qx003R0Qx1EgS0Qz002X0Qz003T0Qz0DLZ0Qz0DPP0Qz0Nnf0Qz0Q5a0Qz0RyX0Qz0ZuR0Qz0aKa0Qz0fFZ0Qz0jiT0Qz0pGU0Qz1EgY0Qz1GsU
0Q-002S0Q-08VZ0Q-0lsU0Q_003O0Q_0lsU0R0002U0R0003U0R00Rya0R114OY0R2002Q0R4002U0R408Vd0R5002d0R5003a0R902QZ0R903LQ
0R905pT0R906uZ0R90AzU0R90BHZ0R90BYb0R90CIT0R90DLa0R90E1R0R90E6S0R90EEY0R90EmR0R90OuT0R90PGT0R90QoU0R90TlZ0R90YzT
0R90ZUY0R90aXU0R90bZU0R90cIZ0R90dtZ0R90ffR0R90hOZ0R90jQT0R90lCS0R90lVT0R90mQT0R90mXa0R90mwT0R90p2T0R90pGZ0R90r6a
0R90yNZ0R90-VZ0R910oS0R910xR0R913BZ0R917TR0R917Va0R9187T0R91EXR0R91F1S0RC003U0RD06TZ0RD0xdS0RD1GsS0RE002N0RE003R
0RE04gQ0RE0XBd0RE0lVS0RE14Oa0RE1GsY0RE1Guc0RI0ktS0RN1DjY0RO002g0RO003a0RO04qS0RO0YeT0RO0aCZ0RO0aYZ0RO0bZZ0RO0g6S
0RO0gKa0RO0lVY0RO199Z0RO1EIZ0RP0XBZ0RP0ZoT0RQ0aXY0RQ187b0RR12Ga0RV002X0RV003Z0RV0RyY0RV0aKS0RV0jiT0RV199Z0Rd0xkS
0Rf002R0Rf1EgZ0Rg0pAY0Rj002U0Rj003T0Rj0EUQ0Rj0Ryf0Rj0aKa0Rj0jiZ0Rj0-VT0Rk003a0Rl002N0Rl0Q5e0Rl187Z0Rl199Z0Rn003R
0Ro003Y0Rr002S0Rr003U0Rr04gc0Rs002Z0Rs187U0Rs1Dia0Rt08VX0Rv0GPa0Rv0NnT0Rv0Oab0Rv0SvS0Rv0muP0Rv0u7Z0Rv10qS0Ry002R
0Ry003S0Ry00mc0Ry012b0Ry01DU0Ry01Ea0Ry01QT0Ry01VS0Ry01wU0Ry02VU0Ry02-U0Ry038Z0Ry03BZ0Ry03HS0Ry03LS0Ry03QZ0Ry03UZ
0Ry03eV0Ry043Y0Ry04Kb0Ry04cY0Ry04gT0Ry04wZ0Ry051T0Ry05GU0Ry05IZ0Ry05Ka0Ry05bR0Ry05pa0Ry06EY0Ry074T0Ry077Z0Ry07BT
0Ry07rU0Ry07wT0Ry082S0Ry08dZ0Ry08eY0Ry08ia0Ry08pS0Ry09Xb0Ry09uX0Ry0A6S0Ry0ACb0Ry0APS0Ry0AUT0Ry0AoS0Ry0AzV0Ry0BHU
0Ry0BVY0Ry0BYZ0Ry0BxR0Ry0C6R0Ry0CEV0Ry0CGS0Ry0CxU0Ry0C-S0Ry0DPT0Ry0DTZ0Ry0DiT0Ry0DjT0Ry0EfZ0Ry0EsU0Ry0FSY0Ry0FZY
0Ry0G7T0Ry0GGT0Ry0GPU0Ry0GQU0Ry0GaY0Ry0GdY0Ry0GiZ0Ry0HaY0Ry0HxZ0Ry0HyU0Ry0H_U0Ry0IJR0Ry0IvZ0Ry0IyZ0Ry0J6c0Ry0JES
0Ry0JKX0Ry0JLT0Ry0JzT0Ry0KLU0Ry0KaT0Ry0L1S0Ry0LPY0Ry0LqP0Ry0LvV0Ry0M-Y0Ry0N9S0Ry0NnM0Ry0OFY0Ry0OGT0Ry0OSb0Ry0OfQ
0Ry0OoR0Ry0OtZ0Ry0OuY0Ry0OwT0Ry0P1T0Ry0PKU0Ry0PNT0Ry0PrQ0Ry0Q5Q0Ry0QHU0Ry0QkV0Ry0QlZ0Ry0QoU0Ry0QtZ0Ry0QzU0Ry0ROU
0Ry0RRZ0Ry0RvS0Ry0SsT0Ry0SvS0Ry0SxU0Ry0Szc0Ry0TTS0Ry0ThZ0Ry0Tla0Ry0TvS0Ry0UEU0Ry0ULQ0Ry0V0a0Ry0V1a0Ry0V-T0Ry0W1b
0Ry0WCU0Ry0WMY0Ry0Wkc0Ry0XZY0Ry0XcU0Ry0X_Z0Ry0YeQ0Ry0Y-S0Ry0Y_a0Ry0ZFU0Ry0ZUT0Ry0ZYa0Ry0ZuR0Ry0aTZ0Ry0a_Y0Ry0b1Z
0Ry0b4b0Ry0bBR0Ry0bNZ0Ry0bZS0Ry0bdR0Ry0beU0Ry0c4Y0Ry0cCR0Ry0cGU0Ry0cLY0Ry0cRa0Ry0cZV0Ry0dKT0Ry0dWV0Ry0dtX0Ry0e0e
0Ry0e3Y0Ry0e8P0Ry0eAZ0Ry0ePb0Ry0ekT0Ry0fCa0Ry0fFV0Ry0fZc0Ry0ffQ0Ry0fta0Ry0g6Z0Ry0g7Z0Ry0gET0Ry0gIZ0Ry0gKQ0Ry0gLT
0Ry0gWd0Ry0gjY0Ry0hOR0Ry0haU0Ry0hmX0Ry0i3T0Ry0i7Y0Ry0iCU0Ry0iXT0Ry0ibY0Ry0imZ0Ry0i_Y0Ry0j6V0Ry0jBT0Ry0jMa0Ry0jQX
0Ry0jTX0Ry0jXc0Ry0joZ0Ry0juZ0Ry0kCP0Ry0kiZ0Ry0ktY0Ry0kwT0Ry0l2Z0Ry0lCU0Ry0lFT0Ry0lda0Ry0mQT0Ry0mwU0Ry0nCV0Ry0nDZ
0Ry0nVY0Ry0njR0Ry0noS0Ry0nza0Ry0oCZ0Ry0oHQ0Ry0oIT0Ry0oSQ0Ry0ouS0Ry0oyZ0Ry0p2Z0Ry0p7T0Ry0pGT0Ry0pOX0Ry0pWV0Ry0pbR
0Ry0pha0Ry0pjb0Ry0pwb0Ry0qOP0Ry0qcY0Ry0qxT0Ry0r3U0Ry0r6Y0Ry0rPY0Ry0rXY0Ry0rqc0Ry0s1Q0Ry0sAY0Ry0sLc0Ry0soZ0Ry0t3U
0Ry0t7Y0Ry0tFT0Ry0tGT0Ry0tlS0Ry0twa0Ry0tzU0Ry0u0a0Ry0u7Z0Ry0uoS0Ry0uvT0Ry0v3b0Ry0vOT0Ry0vYa0Ry0vxV0Ry0xUN0Ry0xkX
0Ry0xtS0Ry0yNS0Ry0yXR0Ry0ydZ0Ry0ylZ0Ry0yoT0Ry0z7T0Ry0zuS0Ry0zxR0Ry0z_Z0Ry0-BT0Ry0-DT0Ry0-HZ0Ry0-IU0Ry0-LT0Ry0-SS
0Ry0-VX0Ry0-fa0Ry0-oT0Ry0_7T0Ry0_IY0Ry0_Ka0Ry0_MY0Ry0_uZ0Ry0_zZ0Ry0_-Y0Ry10JT0Ry10bU0Ry10kU0Ry10oa0Ry10rV0Ry10xX
0Ry10zY0Ry112S0Ry11Ca0Ry11FT0Ry11NT0Ry11WP0Ry11jZ0Ry12AY0Ry12CY0Ry12UZ0Ry12XT0Ry12ia0Ry12uZ0Ry12_Z0Ry132S0Ry13BX
0Ry13Da0Ry13xb0Ry141T0Ry145R0Ry148S0Ry14kb0Ry153Y0Ry15mY0Ry16rZ0Ry176V0Ry17DU0Ry17TO0Ry17VS0Ry17WR0Ry17Ya0Ry17jT
0Ry17qT0Ry17zZ0Ry17-V0Ry187Y0Ry18JX0Ry18MS0Ry18nZ0Ry18wb0Ry18-Q0Ry194Z0Ry195b0Ry19DU0Ry19UU0Ry19Wc0Ry19gP0Ry19ma
0Ry19yR0Ry19_b0Ry1B8Y0Ry1BDT0Ry1BLZ0Ry1BNT0Ry1CMV0Ry1Dja0Ry1Dna0Ry1E3Z0Ry1E5c0Ry1EBS0Ry1EDT0Ry1EgU0Ry1F1X0Ry1F4Z
0Ry1FCQ0Ry1FTa0Ry1FWX0Ry1FoY0Ry1GDS0Ry1GYT0Ry1GnZ0Ry1G_Q0Ry1H1T0Ry1H2Z0Ry1H3U0Ry1H6Y0Ry1HJS0Ry1HNc0Ry1HhS0Ry1HlZ
0Ry1HrY0Rz002Z0Rz0Rya0S0003R0S00BPY0S00lRa0S011Ya0S0199b0S1199T0S50bdY0S90WMb0SC002a0SC0GPV0SD002X0SD003c0SD0Nna
0SD0XBT0SD0aKY0SD0kXR0SD199S0SD1F1c0SI003Z0SJ002T0SL002Z0SM0xka0SM199T0SN199T0SP002R0SP0xkS0SQ002c0SQ003X0SQ01Ma
0SQ02-a0SQ037X0SQ04gb0SQ08Ta0SQ08gT0SQ097Q0SQ0APZ0SQ0DPa0SQ0DcZ0SQ0ELS0SQ0EQR0SQ0FVM0SQ0HaS0SQ0Lje0SQ0Lka0SQ0LpS
0SQ0Mgb0SQ0NST0SQ0Nni0SQ0Nqa0SQ0P3V0SQ0QFS0SQ0Ryg0SQ0TMS0SQ0XBa0SQ0Zud0SQ0aKZ0SQ0bZZ0SQ0cIT0SQ0chZ0SQ0ffU0SQ0hmf
0SQ0iCg0SQ0jPZ0SQ0jTc0SQ0jlR0SQ0ktU0SQ0lVQ0SQ0o_U0SQ0zDT0SQ0-Vb0SQ12NV0SQ185T0SQ187Q0SQ199c0SQ1AtS0SQ1B7Z0SQ1B_a
0SQ1EDT0SQ1EIP0SQ1Egb0SQ1GUR0SQ1GZQ0SQ1GkT0SQ1Gse0SQ1GuY0SS002S0SU003a0SX002R0SX003N0SX0kXS0SX12Gb0SX199S0SX1BDa
0SY002R0Sb003R0Sb199T0Sh002Y0Sh003T0Sh01VU0Sh01wa0Sh02QT0Sh02-a0Sh05ba0Sh05pS0Sh06aZ0Sh074T0Sh077Y0Sh07wb0Sh086Z
0Sh08eX0Sh0A3b0Sh0AUT0Sh0AzZ0Sh0BHT0Sh0BVR0Sh0BYV0Sh0CEb0Sh0DKa0Sh0DLT0Sh0E6Z0Sh0ELX0Sh0EWf0Sh0EfS0Sh0G2Y0Sh0GPY
0Sh0GQQ0Sh0HaT0Sh0JjZ0Sh0JzU0Sh0KJT0Sh0KLa0Sh0MgY0Sh0M-R0Sh0NSY0Sh0NYS0Sh0O5Z0Sh0PrZ0Sh0Q5T0Sh0QUa0Sh0RuS0Sh0TbT
0Sh0V1S0Sh0W2T0Sh0WMY0Sh0WVT0Sh0XBZ0Sh0XcZ0Sh0Y2T0Sh0YJa0Sh0YeZ0Sh0ZUT0Sh0a9S0Sh0aCa0Sh0aKZ0Sh0aXd0Sh0a-R0Sh0bNa
0Sh0b_Z0Sh0cmT0Sh0dWY0Sh0dtX0Sh0e0U0Sh0esZ0Sh0fZZ0Sh0gPQ0Sh0hOT0Sh0haR0Sh0iCa0Sh0j6O0Sh0jQV0Sh0jRS0Sh0jTb0Sh0kiT
0Sh0ktb0Sh0l2U0Sh0lUa0Sh0mXU0Sh0moc0Sh0mwa0Sh0nVR0Sh0njT0Sh0p2b0Sh0p7Q0Sh0pOX0Sh0pjZ0Sh0pka0Sh0qgY0Sh0sAY0Sh0t7a
0Sh0vOd0Sh0xdS0Sh0xkR0Sh0yNY0Sh0yUY0Sh0-SS0Sh0-Xa0Sh0_ET0Sh0_Ia0Sh0_ua0Sh10oa0Sh10xS0Sh112T0Sh11Ca0Sh12CS0Sh12iP
0Sh13Ba0Sh14CP0Sh14Jb0Sh14wZ0Sh14xS0Sh159Z0Sh176U0Sh17AY0Sh185R0Sh187Y0Sh18JY0Sh199Y0Sh19Dc0Sh19Wb0Sh1CMT0Sh1E5X
0Sh1EEa0Sh1F1T0Sh1FWS0Sh1GDZ0Sh1GtZ0Sh1HhX0Sh1HoY0Sh1HuZ0Sk002a0Sl003X0Sl1BDT0Sp002k0Sp0QdT0Sp0gKT0Sp0ukZ0Sp19hU
0Sq0svZ0Sq0yIT0Sq16JS0Sr003Y0Ss002T0Ss003U0Ss08pb0Ss0Msa0Ss0NnR0Ss0OuT0Ss0Q5a0Ss0UrU0Ss0aKf0Ss0iXS0Ss199T0Su0aKc
0Sv002b0Sv003U0Sv03ua0Sv0ShZ0Sv1GsZ0Sx0r9Q0Sz003U0Sz0RyO0Sz0aKY0Sz0wOS0Sz1F1Z0T00XBZ0T10BvU0T10BxU0T20aKZ0T4003U
0T403Qa0T40AzR0T40Q5a0T40YzZ0T40pWY0T9002S0T9003S0TA1Did0TC002b0TF0gPT0TI003T0TI029P0TK002a0TK0tVY0TK19DS0TL002T
0TL003R0TL08Va0TL0RyY0TL0Zua0TL0bdR0TM0jBT0TM0tVY0TN002a0TN003S0TN0Q5a0TN0aKS0TN12MT0TO002S0TO003b0TO0aKS0TT002X
0TT003P0TT00cY0TT01Da0TT01VS0TT037T0TT03LZ0TT04wS0TT05pY0TT07kb0TT082O0TT0BYX0TT0CIZ0TT0DLT0TT0E6S0TT0EEZ0TT0EJZ
0TT0FGT0TT0GPZ0TT0Hac0TT0JKU0TT0JfZ0TT0MgZ0TT0NSQ0TT0NnQ0TT0OFQ0TT0Q5T0TT0Qka0TT0QoT0TT0RyS0TT0ShT0TT0TlS0TT0TvS
0TT0UGT0TT0WMU0TT0WSR0TT0WVR0TT0WkY0TT0XzY0TT0X_a0TT0YJR0TT0aCR0TT0bZZ0TT0b_Z0TT0cIe0TT0cMb0TT0dWZ0TT0dtU0TT0e3U
0TT0f2a0TT0gEZ0TT0gKa0TT0hmQ0TT0ibZ0TT0j6S0TT0jFY0TT0k2S0TT0kCP0TT0mtT0TT0mwT0TT0nDb0TT0nNZ0TT0nVN0TT0pwR0TT0r6T
0TT0rKQ0TT0rXT0TT0rpZ0TT0sLY0TT0sTZ0TT0shT0TT0uzS0TT0vYa0TT0wOQ0TT0wlZ0TT0xUZ0TT0xdd0TT0xkT0TT0yNS0TT0yUN0TT0-1Y
0TT0-ZZ0TT0_Da0TT0_IT0TT10rU0TT12GN0TT14OZ0TT17Da0TT17GS0TT17Vb0TT17jY0TT187R0TT19DU0TT19gR0TT1CGN0TT1EDY0TT1F1S
0TT1FWa0TT1H3b0TW02Qb0TW05bS0TW0TbS0TW0YzT0TW0a_Z0TW0cMT0TW0dtS0TW0gWa0TW0p7b0TW0_ub0TW10ra0TW17Ta0TW187P0TW1EDT
0Ta003U0Tb002R0Tb003a0Tb07kZ0Tb0DLb0Tb0WDR0Tb0X_Q0Tb0YIT0Tb0aKd0Tb0c3P0Tb0gPS0Tb0wlS0Tb0xUb0Tb0xdU0Tg1Dic0Th002j
0Th003a0Th0RyY0Th0iXT0Th0kCa0Th199P0Ti1Dif0Tk003Z0Tl003Y0Tl0AUQ0Tl0ELR0Tl0dDZ0Tl0gPZ0Tl0iba0Tl0xkS0Tl0yOb0Tl14OZ
0Tl19yZ0To0oHZ0Tp05aS0Tp0hLS0Tp199Y0Ts199T0Tu002T0Tv003R0Ty003g0Ty02-a0Ty0HxS0Ty0Hya0Ty0Mga0Ty0NkZ0Ty0OFQ0Ty0Oab
0Ty0ZhY0Ty0ZuY0Ty0a9b0Ty0gKT0Ty0jMb0Ty0jPS0Ty0jzd0Ty0wla0Ty0wsT0Ty0xkU0Ty0yUQ0Ty0ylS0Ty11jS0Ty14aZ0Ty1B_X0Ty1DjT
0U00nzS0U111YU0U117vT0U214rZ0U4003Y0U70GiT0UB184Y0UD003Y0UE002V0UE003V0UE037T0UE08VY0UE0EWQ0UE0EmS0UE0Q5Q0UE0Qoa
0UE0RyU0UE0ShY0UE0WMY0UE0XBa0UE0XzS0UE0Yzb0UE0aKb0UE0iXY0UE0xkZ0UE12iZ0UE14OZ0UE1F1T0UE1F3T0UE1GsX0UG002X0UG0RyU
0UG0UyZ0UG1GsT0UJ0BHU0UJ0DiZ0UJ0s1K0UJ10oc0UL0efQ0UN002T0UV002R0UW02hT0UW02-a0UW0ZuX0UX0_-S0UZ002c0Ub0kYT0Uc002d
0Uc003S0Uc0BHS0Uc0NnR0Uc0aKY0Uc0aXT0Uc0b1T0Uc0xkU0Uc0yUT0Ud002c0Ud08VQ0Ud0XBT0Ue003U0Ue0AzZ0Ue0JbS0Ue0Nnb0Ue0Q5c
0Ue0Ryc0Ue0Urb0Ue0XBT0Ue0aKS0Ue0eRc0Ue0jiZ0Ue0ktY0Ue0tRb0Ue199U0Uf002T0Uf003Z0Ug002P0Ug003a0Ug0BHR0Ug0Q5Q0Ug0kXS
0Ug0t3a0Ug0xkb0Ug187a0Uh0Rya0Ui002U0Ui0Csa0Ui0Q5T0Ui0yUS0Ui14aU0Ui1GsY0Uk0WbT0Ul002Z0Ul1GZY0Ur003S0Ur02hY0Ur02-X
0Ur03LT0Ur06SU0Ur07VY0Ur0A9Y0Ur0Dca0Ur0Jeb0Ur0Jja0Ur0KBS0Ur0LTT0Ur0LjZ0Ur0Nnb0Ur0OWU0Ur0P6R0Ur0PPb0Ur0Q5Q0Ur0XSZ
0Ur0ZuX0Ur0cnY0Ur0csT0Ur0cuS0Ur0hmT0Ur0iCY0Ur0jPd0Ur0jTZ0Ur0kRc0Ur0nJS0Ur0o3L0Ur0toY0Ur0v0S0Ur0xlT0Ur0zrR0Ur11YS
0Ur14sQ0Ur17TQ0Ur187Z0Ur18rS0Ur199e0Ur19OU0Ur1BDU0Ur1B_Y0Ur1HPe0Ur1HlZ0Us002a0Us003Y0Us02IY0Us08eR0Us0C0Z0Us0RyU
0Us0b1Z0Us0fFR0Us0h4a0Us17AV0Uv003a0Ux06Sg0Ux0A9S0Ux14Ia0Uy00cU0Uy02hS0Uy02-T0Uy03LV0Uy04gY0Uy06SU0Uy08gQ0Uy0Jja
0Uy0MLf0Uy0N9Z0Uy0OPY0Uy0Q5U0Uy0hmY0Uy0iXZ0Uy0jPU0Uy0jiS0Uy0o2d0Uy0o3T0Uy0qoR0Uy0xtM0Uy0-hS0Uy199X0Uy1HfZ0V0002R
0V0003Z0V0077Z0V007kb0V00kXS0V00xkS0V1003S0V1037T0V10RyU0V10SQa0V10ShZ0V10Tya0V10UrZ0V10dWQ0V10e-R0V10iXU0V10jiT
0V112GZ0V11Egb0V11F1S0V11GsZ0V2002R0V2003U0V20RXa0V20RyT0V20SQS0V20SXR0V20jiT0V2199U0V80APa0V80AWZ0V80M-T0V814aV
0VC002Z0VC0gBY0VC12GU0VE06MR0VF002S0VF003S0VF0Q5S0VF0Zlb0VF0t3Q0VF18uY0VH003S0VJ0maR0VK0AMT0VL0RyR0VP002b0VP003T
0VP0WCY0VR003T0VV003Z0VW002b0VW1G9Y0VX184b0Va002T0Va003U0Va0RyR0Vb002Y0Vb003c0Vb199U0Vc002S0Vd003a0Vg002T0Vg003b
0Vg0Xca0Vg0aKU0Vh0RyT0Vi003T0Vm0j6U0Vq0Rya0Vu003U0Vu04Tb0Vu0brU0Vv002Q0Vv003d0Vv0Q5c0Vv0VvS0Vv0XBR0Vv0aKS0Vw002T
0V-002Y0V-003R0V-037Y0V-0DLb0V-0M-T0V-0NnT0V-0SQZ0V-0ShS0V-0V1U0V-0WMY0V-0X_T0V-0ZUS0V-0aCa0V-0aKd0V-0jiZ0V-0pWY
0V-0-SR0V-0-TQ0V-1GsU0V_002S0W1003T0W10RyY0W2003S0W20QoU0W30wVa0W7199b0W8187S0WA002S0WB003V0WB03QQ0WB0AES0WB0Bla
0WB0DfZ0WB0M-R0WB0NnY0WB0OaS0WB0V1a0WB0gKa0WB0geQ0WB0xkY0WB0yUa0WB10oU0WB10rZ0WB10xT0WB14aa0WB19sR0WB1AMc0WB1F1U
0WC10oZ0WD03QZ0WJ0pGS0WJ0zrU0WM002Y0WM003S0WM02hZ0WM037a0WM04wU0WM08VY0WM08eS0WM097Z0WM0A9a0WM0C0a0WM0C6U0WM0KxY
0WM0KzZ0WM0PGU0WM0Q5U0WM0RyZ0WM0SDU0WM0ShQ0WM0TOc0WM0UrS0WM0aKa0WM0dWT0WM0gKT0WM0iFU0WM0jPT0WM0jiY0WM0kXY0WM0ktY
0WM0lVS0WM0mtY0WM0s1Z0WM11RZ0WM17AQ0WM18Ja0WM199U0WM19DX0WM1CMT0WM1F-X0WM1GUU0WM1GYX0WR048P0WR08Va0WS002a0WS003Q
0WS199S0WT003U0WV002S0WV003X0WV0s1Z0WV10oZ0WV19DT0WW0DiQ0WW18qZ0WW18uS0WY003T0WY0ShS0WY0aKa0WY199P0WZ003V0Wb00SZ
0Wb02-S0Wb03LU0Wb0EES0Wb0QoT0Wb0jQa0Wb0jiV0Wb0-XY0Wb187S0Wb18JX0Wb1EIc0Wb1HfX0Wb1HhS0Wc003Z0Wd002U0Wd003S0Wd187Y
0Wd18JY0We037Z0We08VZ0We0Lec0We0LpR0We0Nna0We0OFa0We0RyR0We0gKT0We126Z0Wg002S0Wg003U0Wg02-Z0Wg037d0Wg04qd0Wg08eb
0Wg08pZ0Wg0Bma0Wg0DiS0Wg0HaR0Wg0ISc0Wg0LjT0Wg0MgT0Wg0NnT0Wg0OaR0Wg0QAZ0Wg0Qda0Wg0QoT0Wg0VFZ0Wg0aXa0Wg0e-a0Wg0gKT
0Wg0jBY0Wg0kiS0Wg0yUR0Wg11CT0Wg14rc0Wg17Va0Wg187U0Wg18JU0Wg1B_O0Wg1CMT0Wg1DUR0Wg1Dja0Wg1F1R0Wi003Z0Wi03zT0Wi0EJQ
0Wi0rqc0Wi14OZ0Wi199a0Wk002U0Wk0DLZ0Wk0Q5a0Wk0RyT0Wk0ShY0Wk0aKS0Wk0f7S0Wk0iXS0Wk0jiU0Wk0sTU0Wk0vbY0Wk17DU0Wk199P
0Wk1FWa0Wk1GsU0Wl002U0Wn003R0Wp002Q0Wq002Z0Wv002b0Wv003U0Wv0TTZ0Wv0ktU0Ww0TTY0Ww187U0Wx002c0Wx003T0Wx0AzT0Wx0RyY
0Wx0aKY0Wz002c0Wz0Ryb0Wz0XBZ0X2002Z0X2003S0X20Q5P0X20kXT0X217VU0X7002a0X90SGZ0XB002U0XB003U0XB01DZ0XB01PZ0XB01rY
0XB037T0XB03LY0XB03QZ0XB03UY0XB04cS0XB051Y0XB05gU0XB05kS0XB05pT0XB066U0XB06CL0XB07Ga0XB07VT0XB07wb0XB082Q0XB08BT
0XB08eV0XB08pT0XB08ra0XB09RQ0XB09Sb0XB09uS0XB0A0S0XB0AZT0XB0AzZ0XB0B3T0XB0BHZ0XB0BPS0XB0BTR0XB0BVQ0XB0Bxb0XB0DLU
0XB0DMS0XB0DPZ0XB0DiZ0XB0ELR0XB0FVb0XB0G2U0XB0G7Z0XB0GPU0XB0GQX0XB0GiV0XB0HxT0XB0JJS0XB0JjZ0XB0KaT0XB0KoT0XB0L1Y
0XB0NPZ0XB0NWT0XB0NYX0XB0NeT0XB0O5T0XB0OFZ0XB0P3Y0XB0PGS0XB0PsY0XB0Q5S0XB0QQT0XB0QzY0XB0RdS0XB0Rjb0XB0S0a0XB0S9R
0XB0Sza0XB0TTZ0XB0TWU0XB0TlZ0XB0UEY0XB0UcJ0XB0Uge0XB0VuT0XB0V-T0XB0WBU0XB0YeZ0XB0Yza0XB0ZPb0XB0Zla0XB0ZuY0XB0aKR
0XB0aXU0XB0ajZ0XB0a_Y0XB0b1Z0XB0bBR0XB0bea0XB0byZ0XB0chZ0XB0cmR0XB0dKY0XB0dlT0XB0dtR0XB0e8Y0XB0ePZ0XB0esa0XB0f2R
0XB0f7U0XB0fFU0XB0g5Z0XB0gBT0XB0gET0XB0gPS0XB0gXb0XB0gjT0XB0hmZ0XB0i7Z0XB0iCb0XB0ibT0XB0j6T0XB0jBY0XB0jQT0XB0jTY
0XB0kCb0XB0ktb0XB0lWZ0XB0lnY0XB0mqU0XB0mwS0XB0nCV0XB0nVa0XB0n-b0XB0oIQ0XB0omR0XB0pGY0XB0pwT0XB0qca0XB0qja0XB0rAc
0XB0rIT0XB0rKZ0XB0rXZ0XB0rya0XB0s1T0XB0seZ0XB0t3S0XB0t7Z0XB0tWT0XB0tuU0XB0v3M0XB0w5a0XB0wlU0XB0wrR0XB0xPZ0XB0xUK
0XB0xdT0XB0xkY0XB0yNV0XB0yUY0XB0ylZ0XB0z_Z0XB0-1R0XB0-BT0XB0-SP0XB0-VZ0XB0-XU0XB0_4S0XB0_ta0XB0_uZ0XB10oc0XB10rY
0XB10xY0XB10zd0XB112Y0XB11Ca0XB13FS0XB14Ob0XB14ab0XB14wY0XB14xT0XB159U0XB15jQ0XB16sV0XB176b0XB17AU0XB17TU0XB17VT
0XB17nP0XB17_S0XB185R0XB187Y0XB18JY0XB18Ma0XB18nR0XB18qb0XB199V0XB19UR0XB19YZ0XB19yX0XB1AUT0XB1ApR0XB1BDY0XB1CIR
0XB1CMZ0XB1Dna0XB1DsR0XB1E5a0XB1EBb0XB1EDT0XB1F1e0XB1H1T0XB1H3a0XB1H8Z0XB1HaT0XB1HhX0XB1HtS0XC002b0XD002R0XD003U
0XD0RyS0XI002T0XI003Y0XI0aKS0XJ003Y0XK003T0XK0OkT0XN0DiQ0XN0GPZ0XN0OFT0XN0gKY0XN0xkS0XO1Gsj0XP002Y0XP003T0XP1HJS
0XS14OZ0XT002Z0XT003a0XT0PGY0XT0k2b0XT1Egc0XV187X0XW199R0XZ12ib0Xc003X0Xc077Z0Xc08Tb0Xc08eZ0Xc0CIT0Xc0FWT0Xc0JtT
0Xc0JzU0Xc0QoY0Xc0QtS0Xc0ShS0Xc0Ura0Xc0aKV0Xc0foS0Xc0jiT0Xc0kXZ0Xc0lsd0Xc0twZ0Xc10zY0Xc11RY0Xc14xT0Xc17jY0Xc199Z
0Xc1BDZ0Xc1Dja0Xc1F1Z0Xc1GsY0Xc1HKU0Xd002S0Xd003Y0Xe003c0Xf002Z0Xg002S0Xg003T0Xg0aKb0Xi185U0Xl002Y0Xl003P0Xl037a
0Xr187Y0Xv0eRd0Xx0t3T0Xy0GiY0Xz002R0Xz08eT0Xz0GPT0Xz0M-Z0Xz0OaY0Xz0Q5d0Xz0RyV0Xz0SQU0Xz0ShV0Xz0Ura0Xz0V1R0Xz0aKY
0Xz0kXU0Xz0ktR0Xz0xkZ0Xz0yUd0Xz10oT0Xz199a0X_002S0X_00Nb0X_0RyU0X_0WCa0X_0XBT0X_0aKR0X_0jiS0X_0kta0X_0o_Z0X_0zCR
0X_199b0Y2002Q0Y208eS0Y20RyR0Y3003U0Y30Rya0Y8002a0YA003V0YA14aY0YC0Sha0YI002S0YI003R0YI0EES0YI0QoU0YI0gUT0YI0i0Z
0YI0xUN0YI187S0YJ09DZ0YJ0BYc0YJ0DPU0YJ0DiR0YJ0ELP0YJ0HqY0YJ12GY0YJ14OT0YJ1G1b0YM002P0YM003Y0YM0CrT0YM0CsT0YM0Q5Y
0YM0QAc0YM0Ryb0YN002T0YN003U0YN0DiY0YN0gWa0YN187Y0YO002U0YO003Q0YO06TZ0YO08pb0YO0RyY0YO0XBS0YO0o_Y0YO15xT0YO1GsY
0YO1Hca0YQ003P0YQ0p2Z0YQ187a0YT002T0YW002Z0YW003S0YZ002a0Ya003a0Ye002U0Ye003T0Ye037T0Ye048R0Ye086P0Ye08TY0Ye0AEa
0Ye0OFS0Ye0SDS0Ye0aKU0Ye0fJc0Ye0iFP0Ye0l_a0Ye12GY0Ye153V0Ye159Z0Ye199b0Ye1BDa0Yg002T0Yi003T0Yi0ZoZ0Yi0jBa0Yi14ST
0Yj003a0Yn0kXY0Yn187a0Yp0ktS0Yt003R0Yt0Q5a0Yt0aXZ0Yt0l7T0Yt0vOR0Yt12iS0Yt187X0Yu002U0Yu0kXU0Yw002c0Yw0RyZ0Yw0XBT
0Yw0YtY0Yw0ktZ0Yw0o_U0Yw12NP0Yw199Y0Yx003T0Yx0p2Z0Yx187a0Yz002Y0Yz003V0Yz08TU0Yz0DPZ0Yz0P4S0Yz0Q5Z0Yz0SQb0Yz0UrU
0Yz0WMY0Yz0WYZ0Yz0XBY0Yz0XzV0Yz0X_b0Yz0aKY0Yz0gPT0Yz0iFT0Yz0iXR0Yz0jiS0Yz0kXY0Yz0nJZ0Yz0xka0Yz14OU0Yz14aR0Yz199Y
0Yz1EST0Yz1F-U0Yz1GsU0Y-002Q0Y-003U0Y-0Ryb0Y-0ShU0Y-0kXa0Y_003S0Y_18qU0Z0003T0Z1002a0Z10JxZ0Z4003T0Z40RyZ0Z40TyZ
0Z40kXd0Z8002P0Z80aKR0ZB002a0ZB003X0ZB0Q5R0ZC002U0ZC003b0ZC1EgY0ZD002U0ZF003Y0ZF0aKT0ZH0APa0ZH0NnQ0ZJ003a0ZN0hNY
0ZP0XBa0ZP0ktT0ZU003b0ZU037R0ZU0aKR0ZU0ffT0ZU199Z0ZV002Z0ZX09uZ0ZY0Nnb0ZY0aCT0ZY0xdT0ZY10NS0ZY10oZ0ZY19UR0Zh002V
0Zh003T0Zh06TZ0Zh08VS0Zh0Leb0Zh0OaN0Zh0P7Q0Zh0XBa0Zh0tza0Zh1Fkd0Zh1GZY0Zj002T0Zl002R0Zl003U0Zl0UrS0Zl0aKY0Zl0iFY
0Zl0lVb0Zl199S0Zo003V0Zo02-S0Zo0Nna0Zo0bBT0Zo187Y0Zq0XBa0Zt0yUa0Zu002d0Zu003X0Zu00ta0Zu00zU0Zu037T0Zu03QX0Zu03zT
0Zu03-Y0Zu043U0Zu04wU0Zu051U0Zu05AU0Zu05pS0Zu06EY0Zu077Y0Zu0AHX0Zu0AjY0Zu0BlT0Zu0C4T0Zu0DLR0Zu0DPV0Zu0DiZ0Zu0EJO
0Zu0FZY0Zu0FrP0Zu0HaU0Zu0LoZ0Zu0MgV0Zu0MxZ0Zu0NSY0Zu0NYU0Zu0OFZ0Zu0PiY0Zu0QkV0Zu0QzY0Zu0SDS0Zu0UEX0Zu0V1T0Zu0V-R
0Zu0XcU0Zu0YAS0Zu0YeT0Zu0YzQ0Zu0aCc0Zu0aXT0Zu0bBU0Zu0bZU0Zu0csa0Zu0eFZ0Zu0f7T0Zu0fcR0Zu0fmY0Zu0gBT0Zu0gKZ0Zu0gUS
0Zu0gvZ0Zu0hNY0Zu0iXZ0Zu0jQZ0Zu0jTT0Zu0jUT0Zu0jzY0Zu0k2c0Zu0kia0Zu0lRZ0Zu0lVT0Zu0nCU0Zu0nNT0Zu0nVU0Zu0njT0Zu0s1Z
0Zu0sAY0Zu0t3Q0Zu0uvT0Zu0vKR0Zu0vbR0Zu0wlS0Zu0xkY0Zu0yNZ0Zu0yUZ0Zu0yla0Zu0z7U0Zu0_IX0Zu10oY0Zu10rZ0Zu10xS0Zu11pT
0Zu12GZ0Zu12Na0Zu12XZ0Zu13BY0Zu13FZ0Zu13xS0Zu14OS0Zu14aX0Zu14tb0Zu14wY0Zu15VZ0Zu15mS0Zu17DY0Zu17TZ0Zu18qZ0Zu19DP
0Zu19gZ0Zu19yS0Zu1BDV0Zu1CGY0Zu1DjT0Zu1E3P0Zu1E8a0Zu1EDU0Zu1EIT0Zu1EgR0Zu1EiT0Zu1Gka0Zu1HZZ0Zz1FHZ0a30Q5T0a4002R
0a406TS0a40gUZ0a40wlb0a4187Y0a5002U0a50RyQ0a50Sha0a50ktZ0a6002R0a7003U0a70gUS0a9003S0a90NnQ0a90eRR0aC002b0aC003X
0aC01UZ0aC01Va0aC01WV0aC0QzQ0aC0RyR0aC0Sha0aC0aKT0aC0pOZ0aC0pWU0aC0tWX0aC0tXZ0aC10zP0aC17BY0aC199T0aF002a0aF003S
0aH003Z0aI14OS0aK002R0aK003M0aK00LZ0aK00Oc0aK00Sa0aK01DN0aK02PT0aK02aX0aK02hY0aK02iZ0aK02pZ0aK02tc0aK02-a0aK03Ac
0aK04VY0aK04YR0aK04gS0aK05CT0aK05QP0aK06TU0aK06aa0aK06eY0aK06oT0aK078T0aK07va0aK08SR0aK08ta0aK090R0aK0A9Q0aK0BPS
0aK0BQh0aK0BTd0aK0CDa0aK0CMS0aK0ClT0aK0CrU0aK0DTY0aK0DgN0aK0DhS0aK0EvU0aK0E_X0aK0F0Y0aK0FTR0aK0G3X0aK0GrT0aK0HhP
0aK0HyZ0aK0ICa0aK0ISS0aK0I_a0aK0JjS0aK0K1c0aK0K4g0aK0L3U0aK0L8c0aK0LeS0aK0LkY0aK0MJS0aK0MgZ0aK0MlV0aK0MuZ0aK0NgS
0aK0NnR0aK0OjR0aK0P7U0aK0PGM0aK0PPU0aK0PVU0aK0PeS0aK0Q5S0aK0QGV0aK0RBS0aK0Rya0aK0Rzg0aK0SQS0aK0Spb0aK0SqT0aK0TlU
0aK0Tsb0aK0TuU0aK0VIR0aK0VXa0aK0WeQ0aK0WiZ0aK0Wqa0aK0XBZ0aK0XOd0aK0XSc0aK0XTZ0aK0XUd0aK0YOT0aK0YQU0aK0Zua0aK0b4Q
0aK0cHZ0aK0cLa0aK0cZS0aK0dBc0aK0dFc0aK0dbR0aK0dnc0aK0d_a0aK0eYT0aK0e-X0aK0f6i0aK0fGZ0aK0fOY0aK0fyb0aK0h3a0aK0hAZ
0aK0hnT0aK0ipe0aK0isb0aK0ixd0aK0jBS0aK0jPZ0aK0jVd0aK0jcQ0aK0jia0aK0juO0aK0jzY0aK0kXV0aK0kYZ0aK0kgY0aK0kmU0aK0koZ
0aK0ktQ0aK0k-g0aK0l2Q0aK0lsZ0aK0m1Z0aK0m3S0aK0mPZ0aK0n6R0aK0n7T0aK0nJY0aK0naS0aK0nod0aK0qNS0aK0qQT0aK0qgS0aK0qwP
0aK0r7R0aK0rWb0aK0s0R0aK0tnT0aK0toS0aK0tud0aK0u0I0aK0uQS0aK0wlc0aK0x9Y0aK0xDb0aK0xNa0aK0xlY0aK0xto0aK0y6e0aK0y8Q
0aK0yIc0aK0yba0aK0yqS0aK0zDZ0aK0-XU0aK0-hR0aK10zY0aK11XZ0aK11Yb0aK11aY0aK12MY0aK12cV0aK13SU0aK140T0aK148R0aK14JU
0aK14sd0aK14tY0aK16JV0aK16MZ0aK17mT0aK17tc0aK187Y0aK18JY0aK19OY0aK1AjT0aK1AlZ0aK1Atb0aK1BRT0aK1BUb0aK1BXS0aK1BhR
0aK1C0c0aK1CMQ0aK1Cla0aK1C_Z0aK1DHX0aK1DUb0aK1DiR0aK1DkU0aK1ECV0aK1EIX0aK1EXP0aK1FNR0aK1FkT0aK1GtU0aK1HIS0aK1HJT
0aK1HPY0aK1HlZ0aL05QY0aL10zT0aL16JZ0aP0czX0aR002M0aR003d0aR0WMY0aS002R0aS08VZ0aT003Y0aV002S0aV003a0aV03uP0aX002U
0aX003X0aX01ta0aX02hV0aX02iS0aX037U0aX048c0aX06OT0aX08zT0aX099Z0aX0B_a0aX0Ddb0aX0EIR0aX0F4U0aX0JbU0aX0JcS0aX0KxN
0aX0KzP0aX0P4Q0aX0ROY0aX0RyZ0aX0Sha0aX0TrR0aX0UrX0aX0XBS0aX0aKU0aX0aLP0aX0eOZ0aX0fba0aX0foS0aX0gfT0aX0iFP0aX0jPR
0aX107a0aX11RU0aX14pT0aX16LT0aX199Y0aX1DiY0aX1EIY0aX1F9T0aX1F-X0aX1GkZ0aX1GsY0aX1HBa0aY002Y0aY003b0aY0ShZ0aY0XBZ
0aY0aKZ0aY199Y0aZ0ShZ0ab002a0ae0m3U0af002T0af003Q0ag002T0ah002Y0ah003V0ah0RyR0aj02hR0aj0jiQ0aj0ldZ0aj1BDZ0aj1EgU
0ak002X0an002Y0an0QoZ0an0QtR0ap003Q0ap0AzS0ap0cDY0ap0jNP0ap13md0ap18qZ0ap1BDY0ap1F1Q0aq0DiT0aq0LPT0at153c0ax0DiO
0ax0gKR0ax10xR0ay003R0ay0Dia0ay0DlT0az0aKQ0a-002P0a-0ePT0a-0iXZ0a-0yNQ0a_002V0a_003V0a_02hZ0a_0DPT0a_0J6R0a_0OuS
0a_0Q5h0a_0UrZ0a_0WMY0a_0Yza0a_0f4O0a_0iXh0a_0jia0a_0kCa0a_0ktT0a_0w5a0a_0z7S0a_0-Wa0a_14aU0a_15WP0a_17Va0a_199U
0a_1GsV0b0002X0b0003a0b00Q5b0b00SQS0b00kXa0b0199R0b1003R0b10APT0b10BYa0b10C6Z0b10UET0b10gKP0b10jia0b10ktZ0b10xkP
0b1137Z0b117Aa0b1199S0b2002T0b2003S0b2187T0b21GsT0b4003Y0b40UET0b40XBT0b7003U0b70QoZ0b9002T0b9003d0b91F1T0bB002a
0bB003X0bB043c0bB0NnT0bB0SDQ0bB0XBU0bB0jQQ0bB0kCY0bB0nRT0bB0nVS0bB0-LT0bB159U0bB199U0bD0oyO0bD19yU0bJ0VCS0bJ0lUS
0bL1E3Y0bM002Y0bM19DS0bN002Z0bN01cR0bN0rES0bN19UU0bR003S0bR02PN0bR187a0bR1Dib0bS18uT0bT0BHa0bT0OaZ0bT10oU0bW055a
0bW0eFS0bX002T0bX0KxR0bX1F1U0bZ002X0bZ003S0bZ037Y0bZ05AN0bZ06Oa0bZ08Vb0bZ097X0bZ0A8b0bZ0C6Z0bZ0GPT0bZ0J8S0bZ0NSU
0bZ0NnT0bZ0Qob0bZ0RyT0bZ0SDU0bZ0ShX0bZ0TNY0bZ0Urc0bZ0Usa0bZ0WMY0bZ0XBb0bZ0aKY0bZ0f4T0bZ0iaS0bZ0kXY0bZ0ktT0bZ0lVY
0bZ0mkZ0bZ0s0Y0bZ0yJS0bZ0_uS0bZ10zT0bZ12GT0bZ14xY0bZ199T0bZ1BDV0bZ1DjT0bZ1EgQ0bZ1Eyb0bZ1F-Z0bZ1GYS0ba0ZgR0bc003S
0bd003T0bd037U0bd03uV0bd0RyV0bd0iFY0bd0kXU0be003V0be0aKa0bh003Z0bh0aKQ0bh0nNa0bj03za0bj03-Y0bm003N0bm0EET0bm187T
0bn003U0bn06Oa0bo002S0bo003Y0bp003X0bp0kXY0br0YzY0bt0W7b0bt1GSa0bu002d0bu0RyP0bu0cZS0bu0fZT0bu199T0bx03RY0bx0BHa
0by002Z0by0QoS0b-002Y0b_002T0b_0BHa0b_0a_P0b_10rZ0b_1F1Z0c014xX0c2002Y0c2003U0c4002X0c4003X0c40bZT0c40iXa0c40iaa
0c40ktT0c41EgT0c41GsY0c6002Q0c6003b0c60Rya0c80kXS0cC0SsT0cC0UeQ0cC0yUS0cD0A3O0cE003T0cG002d0cG0Rya0cG0fmS0cG0gKP
0cG0k2S0cG199U0cH18Bb0cI003P0cI01Ma0cI077b0cI0APT0cI0AUY0cI0NSb0cI0TLb0cI0VFZ0cI0bZa0cI0buU0cI0e8T0cI108U0cI14OT
0cI1Dja0cI1EgZ0cI1F1S0cI1Foa0cJ002R0cJ003S0cL002X0cL184Z0cM003P0cM1F1Y0cR002V0cT002c0cW002Z0cW003a0cW0Nna0cW10oZ
0cY199T0cZ002T0cZ003Q0cZ037b0cZ04gR0cZ08Tb0cZ0MQZ0cZ0RyY0cZ0SQT0cZ0WMQ0cZ0X_S0cZ0aKS0cZ0jQc0cZ0kXR0cb0RyZ0cd002S
0cd0J8b0cf0hmY0ch002Z0ch003R0ch048R0ch0NSb0ch0OFa0ch0RyU0ch0WMa0ch0aKT0ch1GsN0cj003X0cj0kwZ0ck003T0ck0UEZ0ck0xkS
0cl003T0cl187Z0cm003U0cm0WMZ0cm0gPU0cn002Y0cn003Q0cn01ra0cn0RyS0cn0XBb0cn0jQS0cn0ktc0cn0m3T0cn187Y0cr003S0cs002e
0cs003a0cs0RyR0cs0ShR0cs0aKc0cs0dDS0cs0h4Y0cw0lVT0cx0k3U0cz002X0cz003d0cz08eR0cz0AzR0cz0XBT0cz0kXR0cz10zS0c-0kXa
0d1002c0d1003T0d10aKZ0d3003a0dA003Q0dA1GBR0dB02hR0dB02-S0dB06Oa0dB187a0dD002X0dD003X0dD08cS0dD0aKZ0dD0kXd0dD0ktZ
0dD0lVZ0dD0toa0dD0xka0dD10zS0dD1F-T0dE003R0dF002Z0dF003T0dF199e0dG003Z0dJ003U0dK002Z0dK0k2T0dK199S0dK1GkT0dO002b
0dO003a0dO0Urf0dO0XBb0dO199Z0dO1GsS0dQ199Z0dS002Y0dW002U0dW003X0dW037U0dW03uZ0dW077a0dW0BxS0dW0EGT0dW0JzT0dW0Q5a
0dW0RyV0dW0ShR0dW0aKV0dW0dlc0dW0g7U0dW0iFY0dW0kXT0dW0lVZ0dW0yNU0dW0yOS0dW12GT0dW12Na0dW199T0dW19Oa0dW19-Y0dW1FWT
0dW1GsU0dX0XBZ0dY002S0dY037a0dY0RyS0dY0ktZ0dY12uU0dZ002V0dZ003T0dZ0AzZ0dZ0BPc0dZ0NnZ0dZ0UrR0dZ0aKT0dZ0kXX0dZ10zb
0dZ1GZb0dZ1GsU0da002P0db002U0db04gR0db0ktR0dd0GPS0dd0kDZ0df002a0df0KxT0dg002Z0dg003Y0di002Z0di19-S0dl002R0dl003S
0dl04xi0dl05zQ0dl05-X0dl066a0dl082a0dl0AzT0dl0BHY0dl0DLc0dl0DPS0dl0DTT0dl0GPV0dl0NnY0dl0O-S0dl0P3Z0dl0PrT0dl0Q5S
0dl0RyQ0dl0ShT0dl0V0Z0dl0XcR0dl0aKY0dl0dtR0dl0gPR0dl0hOT0dl0haR0dl0lVZ0dl0xUg0dl14OT0dl187c0dl195Z0dl19PT0dl1GDS
0dm003T0dn002Z0dn003T0dn0LeR0dn0ShS0dn0p2S0do002O0do003U0dp002U0dp003a0dp08da0dp0DLT0dp0DPa0dp0Lqa0dp0ShT0dp0bxS
0dp0ktd0dp13xS0dp187U0dq003S0dt002Z0dt003a0dt02KZ0dt037T0dt08eU0dt0BYd0dt0Drb0dt0GPZ0dt0GkS0dt0OaS0dt0QoT0dt0V-U
0dt0WkT0dt0YeZ0dt0aCZ0dt0aKZ0dt0g1S0dt0jQY0dt0kiT0dt12uQ0dt14OU0dt152a0dt199b0dt1EiP0du003R0d-0Qkc0d-187R0d_04ga
0d_0XBS0e0002X0e008eS0e00RyU0e00XzT0e010tT0e01Gsa0e1002U0e2002a0e2003S0e3002U0e3003T0e3013R0e302QT0e302hZ0e30QoK
0e30QtZ0e30RyZ0e30SQL0e30SzT0e30UrZ0e30VIa0e30WMb0e30bBS0e30e3R0e30f4a0e30jiY0e30ktZ0e30lVT0e30mQQ0e30uvS0e30xkS
0e30yUS0e310rT0e3199S0e31F-f0e4002Z0e408VY0e5002Q0e70RyU0e8002X0e8003S0e8097R0e80DLY0e80JzY0e80J-X0e80OFc0e80OGT
0e80Q5c0e80QoX0e80Rye0e80SDS0e80UET0e80XcT0e80czS0e80fmT0e80gLZ0e80pbY0e80xHa0e80xkR0e80_kR0e8109U0e812GT0e8199a
0e81HKc0e90XBP0eA002Y0eA003Y0eA0DLP0eA0DPa0eA0ELb0eA0aKY0eA0dZN0eC002U0eC003U0eC0DLZ0eC0DPZ0eC0Ryb0eC0XBQ0eC0cza
0eC0lsR0eE0xPb0eF003T0eF0Q5T0eF0hab0eF19DU0eG002R0eG0RyT0eG0Shb0eH002b0eH003Z0eH0RyY0eH0ShT0eH0jiT0eH153b0eJ002d
0eJ003U0eJ0Rya0eJ0-XZ0eJ18qT0eJ1EgT0eK06HS0eK0P4Q0eK0XBP0eK0feU0eK16Jc0eK16LZ0eK184d0eK1EXT0eL0RyT0eL0dAa0eL1DiU
0eM1DiT0eN0RyO0eN1DiY0eO0dAU0eP002T0eP003c0eP0LeQ0eP0NnK0eP0Q5O0eP0RyY0eP17AY0eP19UR0eR002Q0eR003Z0eR0J8d0eR0P6S
0eR0P7T0eR0Q5Z0eR0aKY0eR0afT0eR17tS0eW002b0eW003S0eW109S0eY07YY0eY184U0eZ0cxT0ec08eZ0ed002R0ed003T0ed03uS0ed0XBT
0ef0lGQ0ej003S0ej01VV0ek002U0ek003Y0ek0aKa0eo199T0ep0BlS0ep0k2Y0eq002a0es002a0es0AzS0ew002U0ew17VS0ex0CYU0ex0gwa
0ex1F1Y0ey003T0ey16SZ0ey187Q0ey18JS0e-0YeY0e-0bBZ0e-0xkS0e-0yUU0f208VU0f20DiS0f210rT0f30ZUS0f30aCZ0f4003X0f4037T
0f40F4Z0f40FSY0f40P7a0f40Q5Z0f40RyZ0f40Ura0f40WMT0f40Yza0f40ZhS0f40aKb0f40aLa0f40dpS0f40gBa0f40iFY0f40jic0f40ktT
0f410rR0f410za0f411YT0f414sR0f414xZ0f41GsP0f6002Y0f60XBd0f7002Q0f7003f0f708eT0f70dWU0f70yUS0f714xS0f8003T0fB0BBS
0fB0ZnZ0fC002O0fC13ST0fE0l2b0fE0noP0fE0xpT0fE18yT0fF002S0fF003Z0fF01rT0fF037Z0fF048T0fF08Te0fF097Y0fF0KxS0fF0NSY
0fF0QkT0fF0RyY0fF0XBY0fF0bZZ0fF0bdb0fF0kXT0fF0nVU0fF0vQQ0fF0yNU0fF12GV0fF1GkT0fF1GsU0fG002Z0fG003Y0fG0AzZ0fG0QoZ
0fG199S0fH003U0fJ002U0fJ003V0fJ0RyX0fJ0bZZ0fJ0hOS0fJ0kXZ0fJ199U0fJ1BDY0fK003Y0fK0Ryc0fK0SQS0fK0ShQ0fK0XBT0fL0ShZ
0fN002Z0fN077T0fN0HxT0fN14xQ0fO003T0fO048b0fO0RyT0fO1Gsc0fP0Qob0fP0kCe0fP199T0fQ002T0fR0Ema0fR0aXT0fS003Y0fS187T
0fV0bBQ0fZ002R0fZ003P0fZ01VR0fZ07wQ0fZ0Oab0fZ0Q5a0fZ0aKZ0fZ0bZZ0fZ0jQT0fZ199b0fa002S0fa003T0fa03LX0fa0P3Z0fa0PGR
0fa0Pib0fa0QzS0fa0RyT0fa0SQU0fa0XBR0fa0bZT0fa0c6S0fa0nXY0fa0xkR0fa185a0fa187b0fa18JR0fa1BDZ0fa1GsY0fb002Z0fb0RyU
0fb0yNZ0fc003Z0fd002S0fd003d0fe003V0fe0SQY0fe187Y0ff003X0ff0QtS0fm002S0fm003Z0fm01vb0fm02aV0fm04tX0fm0DET0fm0DFU
0fm0E7Z0fm0HqZ0fm0JuS0fm0NQU0fm0aKY0fm0bda0fm0csY0fm0d8U0fm0dDY0fm0gBU0fm0k0T0fm0kXZ0fm0kib0fm0noZ0fm0pOa0fm0qob
0fm0t3S0fm0t7Z0fm0xpS0fm0z2Y0fm12GY0fm153Q0fm18qS0fm1F1Y0fm1Fhb0fn003U0fn02aY0fn0gBT0fn0kXf0fn12GZ0fo02hP0fo06HT
0fo09fZ0fo0Q3L0fo0ioZ0fo0jia0fo0kPP0fo0k-f0fo0xsc0fo0ylY0fo17LS0fp1HfR0fr003R0ft003Z0ft0Q5a0fu002S0fu0QoQ0fv0EfT
0fy002a0fz187Q0f-199Z0f_003Y0g0003U0g1002e0g1003M0g11BFR0g5003R0g6002T0g603MS0g604RR0g60F6S0g60RyU0g60UEZ0g60WMS
0g60XBT0g60aKb0g60dWQ0g61Gkb0g61Gsb0g7002U0g703uS0g70SQT0g70kXS0g7199U0gB002b0gB003X0gB05QS0gB0NnT0gB0Rya0gB0aKT
0gB0dDZ0gB0fGZ0gB14Ze0gB1E8U0gE002U0gE003d0gE066b0gE0Dag0gE0RyT0gE0a_a0gE0gUT0gE0kXT0gE0nRY0gE0pwQ0gE0xkZ0gE0ylb
0gE199O0gF003a0gG003Y0gJ002T0gK003S0gK048Q0gK04ga0gK05ed0gK06OZ0gK07GY0gK08rb0gK0E6R0gK0LeS0gK0Nnd0gK0Oaa0gK0Q5U
0gK0QkS0gK0Ryc0gK0SDU0gK0ShZ0gK0UgT0gK0UrT0gK0V1T0gK0XBR0gK0aKU0gK0csb0gK0dZO0gK0jiU0gK0kXT0gK0mWa0gK0r6V0gK0rAT
0gK0t7Z0gK0tuQ0gK0uQT0gK10rZ0gK10zS0gK126b0gK12Ga0gK14xQ0gK18JS0gK199U0gK19Oa0gK1AyZ0gK1BDY0gK1F-P0gK1GYU0gK1GsT
0gK1Gua0gL002T0gL003R0gL0RyX0gL0SQT0gL0Shb0gL0XBa0gL0ktU0gL199R0gL1GRb0gN002U0gO002a0gO003S0gO0GPM0gO0QoZ0gO0XqS
0gO0bBa0gO14xY0gP003Y0gP037U0gP04gS0gP08eb0gP0NSa0gP0QoV0gP0RyY0gP0SQe0gP0ShY0gP0XBS0gP0aKZ0gP0jiY0gP0kta0gP0rqT
0gP0uvZ0gP0yNb0gP0yUa0gP10oa0gP10rU0gP12GZ0gP12iR0gP14xT0gP199a0gP1BDU0gP1DjU0gP1F1Z0gR002Z0gS002R0gS0s1T0gU002Z
0gU003T0gU037a0gU08pR0gU08tU0gU0Ryd0gU0SQb0gU0XBa0gU0iFX0gU0kXZ0gU0ktZ0gU0mFO0gU18US0gU1GsY0gV002c0gW002Y0gW003Y
0gW0BxS0gW0Q5a0gW0RyO0gW0ShZ0gW0Yzb0gW0gPa0gW0iaT0gW0w5Y0gW199a0gW1EgM0gW1EiT0gX002V0gX003Z0gX037T0gX03uS0gX0BxY
0gX0PaS0gX0Q5Y0gX0Rya0gX0ShT0gX0Uya0gX0XBN0gX0aKS0gX0t3a0gX10oa0gX176U0gX1Gka0ge002T0ge003g0ge0aKT0ge0jiS0gf0UyS
0gf0jiS0gg002T0gg003T0gg199d0gh003U0gi003T0gi199Y0gj002V0gj003Y0gj0RyZ0gj0Shb0gj0USd0gj0XBS0gj0aKS0gj0kXS0gj0_dS
0gj199Y0gk002U0gl002T0gm002U0gp002Z0gp0DjR0gp0fmc0gp12GT0gp18qQ0gp1F1b0gu0xtU0gu18aS0gu1EgU0gu1F1a0gw0CYU0gx002X
0h21DDN0h4002e0h4003b0h406id0h40G2M0h40J8T0h40PGR0h40Ryd0h40XBa0h40ktY0h7003R0h8003Z0h9003T0hA002c0hA003V0hA05Aa
0hA08TR0hA0C6T0hA0EJT0hA0IIR0hA0MJT0hA0PGU0hA0Qka0hA0Ryi0hA0Shb0hA0WMY0hA0XBa0hA0XcS0hA0aCZ0hA0bZY0hA0e8R0hA0iXa
0hA0kCc0hA0lVU0hA0mtS0hA0muS0hA0mwZ0hA0rqS0hA0xtV0hA10ra0hA15Va0hA187S0hA1BDR0hE159O0hK0GPR0hN002Z0hN037S0hN0NnZ
0hN0Q5b0hN0Rya0hN0iFU0hN0xwY0hN127Z0hN199Z0hN1EgT0hN1GsU0hO002c0hO003X0hO037T0hO0DLU0hO0KxT0hO0RyT0hO0ShT0hO0UrZ
0hO0WMP0hO0aKc0hO0iXU0hO0jQa0hO0jiZ0hO10uU0hO199R0hO1BDU0hO1F1Y0hO1F-U0hO1GsV0hS0OaT0hU002Q0hU003U0hU0ybP0hU18qZ
0ha002R0ha003d0ha0DPa0ha0PcZ0ha0aKT0ha0iXY0ha0jPb0ha0jiY0hb002S0hb003j0hc002T0hd0BHZ0hd0Gib0hf003S0hf0Q5S0hf0aKR
0hf18MR0hh002R0hh0MlT0hk002Q0hm002S0hm003Z0hm08cR0hm0GPb0hm0Nqa0hm0XzZ0hm0nFa0hm184b0hm18qS0hn003X0hn0dBa0hn0kwa
0hn0uVU0ho002U0ho003Y0ho0ShR0ho0pAP0hp0ktY0hs002S0ht002Q0ht17VT0ht199d0hu002Y0hu003T0hu0ShU0hu199a0hx0aXb0hx0ktP
0hx199S0hy003Y0hy0AEQ0h_002R0h_003Q0h_06TS0h_0MLa0h_1GYd0i0002O0i0003T0i00WMe0i00aKa0i018uS0i0199T0i1003T0i4003U
0i60GPZ0i70TTS0i70jQY0i71EgU0i812uR0iA0SCa0iA0xkT0iA1DvY0iC003b0iC0EJS0iC0kXU0iC18yX0iF003Y0iF02iY0iF06Hc0iF06UY
0iF0DSY0iF0ECd0iF0Hga0iF0MxZ0iF0O-Y0iF0Uyb0iF0Wwb0iF0XIY0iF0fab0iF0jic0iF0kPS0iF0nIY0iF0r_a0iF0yHY0iF10zb0iF14HU
0iF16GY0iF1EBT0iF1FhQ0iL199Z0iN0Ond0iR13mZ0iR1F1T0iX002Y0iX003T0iX02hZ0iX048Y0iX04gZ0iX08TT0iX097a0iX0NnZ0iX0QkU
0iX0RyX0iX0SDY0iX0ShU0iX0UrY0iX0XBY0iX0Z4U0iX0aKa0iX0hAZ0iX0iFX0iX0jiX0iX0kXT0iX0k-T0iX0lVa0iX10oS0iX10zU0iX13SY
0iX199U0iX19OZ0iX1Eba0iX1EgU0iY003c0iY0pWT0iY1BDe0ia002U0ia003T0ia03uY0ia0RyY0ia0iFU0ia10zS0ib002Y0ib003b0ib0EWR
0ib0RyY0ib0ShR0ib0UrS0ib0aKc0id002Y0ie0ELc0ih0fFa0ii0VcZ0ii1AMa0im08ec0in002P0in199Y0io04gb0io0RyT0ip002S0ip003S
0ir003Q0ir04gZ0ir187a0ir199g0ir1DjS0is002Y0is0csY0is0k2a0iu0ryR0ix003a0j1003b0j3002T0j3003d0j50AEP0j50BHa0j510oY
0j6002Y0j6003U0j60DLY0j60DiT0j60NnS0j60ZUT0j60ZVY0j60aKe0j60pGO0j618uS0j7002S0j8003Z0jA002S0jA06HY0jA0Uka0jB002X
0jB003U0jB01DT0jB06ES0jB077U0jB0A3a0jB0AET0jB0DPb0jB0DiX0jB0EmS0jB0GPS0jB0JKU0jB0MQa0jB0MgT0jB0QoT0jB0QtZ0jB0Yzb
0jB0aKY0jB0a_b0jB0cZU0jB0e0Z0jB0fZS0jB0gPS0jB0jQT0jB0kwY0jB0l_c0jB0nVU0jB0wUX0jB0xka0jB0-1S0jB10oT0jB11Ca0jB14Oa
0jB19DT0jB19UR0jB19ya0jB1B8b0jB1F1V0jB1FCT0jB1H1T0jC17qa0jC184R0jF002U0jF06ES0jF0GDQ0jF0b9a0jF0gKZ0jF0jQN0jF0kwT
0jF0vja0jF0xkS0jF14HY0jF14OZ0jF1DjU0jI0-TT0jM002b0jM003Z0jM0XBa0jM0pBZ0jM0yUY0jN002R0jN06-S0jN086S0jN08aT0jN13xc
0jP003Y0jP00cY0jP016K0jP017T0jP01Da0jP01VZ0jP02VT0jP03QU0jP03dN0jP03kZ0jP03xY0jP04KS0jP04wg0jP051V0jP05GS0jP05Qd
0jP05pU0jP077a0jP086b0jP08dY0jP08eR0jP08gY0jP08rT0jP09vb0jP0A8M0jP0ACJ0jP0AFO0jP0APS0jP0AZd0jP0AzZ0jP0BHY0jP0BTc
0jP0BYa0jP0C6Y0jP0C7a0jP0CEa0jP0CMR0jP0CPS0jP0CYP0jP0DLR0jP0DPY0jP0DTZ0jP0Dic0jP0DlY0jP0EJO0jP0ELa0jP0Ecb0jP0FZT
0jP0Faa0jP0Fqb0jP0G7Q0jP0GPV0jP0GQZ0jP0HaT0jP0JKY0jP0JLZ0jP0KrS0jP0MBS0jP0MTR0jP0MxT0jP0M_Z0jP0NPS0jP0NQT0jP0NSP
0jP0OFb0jP0OGQ0jP0P3T0jP0PpT0jP0QET0jP0Qod0jP0SQa0jP0Ssb0jP0Sxb0jP0T4Z0jP0UEZ0jP0Uea0jP0V-d0jP0W2Z0jP0WBS0jP0WMa
0jP0WlS0jP0Xcc0jP0ZUc0jP0aCQ0jP0a_Z0jP0b0T0jP0bZa0jP0cmQ0jP0dia0jP0dlR0jP0dnb0jP0e0Y0jP0e7c0jP0e8Q0jP0eKS0jP0fJZ
0jP0fZY0jP0faN0jP0feR0jP0ffc0jP0g7S0jP0gKf0jP0gLP0jP0gPY0jP0gUd0jP0hAR0jP0hmR0jP0iXb0jP0iba0jP0io70jP0j6Z0jP0jBU
0jP0jRb0jP0jTU0jP0kCZ0jP0ktO0jP0l1K0jP0lnZ0jP0m0a0jP0mQT0jP0nVb0jP0nXd0jP0noT0jP0o2S0jP0o3P0jP0p3R0jP0p7U0jP0p8Z
0jP0pWZ0jP0pxR0jP0qcQ0jP0qgZ0jP0qrZ0jP0rXa0jP0rqa0jP0sAS0jP0uvZ0jP0uzT0jP0vxY0jP0wlT0jP0xUQ0jP0xkT0jP0yNU0jP0yUa
0jP0ylX0jP0yoZ0jP0-1S0jP0-Bb0jP0-FZ0jP0-IZ0jP0-tT0jP0_CS0jP0_DT0jP0_IZ0jP0_uR0jP0_-Q0jP109U0jP10BO0jP10oa0jP10qb
0jP10rU0jP10xU0jP11CZ0jP11EZ0jP12sa0jP13BU0jP13DZ0jP13FZ0jP13ma0jP14OZ0jP14aT0jP14wU0jP14xc0jP153c0jP156b0jP15wZ
0jP15yh0jP163b0jP17Tb0jP17Ua0jP17WT0jP17za0jP19yS0jP1AIa0jP1AZZ0jP1BDd0jP1DkS0jP1DmU0jP1E5U0jP1EXT0jP1Egf0jP1EiU
0jP1F1Z0jP1F3R0jP1FXT0jP1GqS0jQ003U0jQ01MT0jQ01VR0jQ01qU0jQ01wc0jQ02hY0jQ048S0jQ04gb0jQ04xY0jQ0F4b0jQ0KBb0jQ0KxX
0jQ0KzT0jQ0NWT0jQ0Q5I0jQ0Ryb0jQ0SQa0jQ0ShZ0jQ0TTT0jQ0UrY0jQ0WBR0jQ0WMU0jQ0XBZ0jQ0XzZ0jQ0aKS0jQ0b1a0jQ0bZY0jQ0c4Y
0jQ0c6Y0jQ0cnR0jQ0czT0jQ0dWT0jQ0e3S0jQ0f4Z0jQ0hbR0jQ0jQP0jQ0jiZ0jQ0kXZ0jQ0pWd0jQ14OS0jQ14aa0jQ185a0jQ199b0jQ1BDa
0jQ1DjU0jQ1F1S0jQ1F-V0jQ1G4a0jQ1GZQ0jQ1GkR0jQ1Gsb0jR002V0jR003T0jR03uU0jR05QS0jR0RyU0jR0XBd0jR199X0jR1GsZ0jS10rS
0jT003a0jT01DT0jT01cS0jT079P0jT07Na0jT098Z0jT0Hab0jT0LnT0jT0MgU0jT0NnS0jT0P2Y0jT0P3a0jT0QNM0jT0ZCb0jT0ZNU0jT0dtY
0jT0g6b0jT0isT0jT0jzR0jT0kma0jT0oCT0jT0pfY0jT0wlZ0jT0z8Z0jT10oO0jT12ua0jT159V0jT1HlU0jU0jiZ0jV002U0jV003Y0jV037a
0jV0SQZ0jV0aKT0jV0fbb0jV0kXb0jV1F-S0jV1GRT0ja002T0jb003Y0jc0WbR0jg003S0jh002R0ji003Z0ji00Ha0ji00XY0ji00YY0ji00Za
0ji00cY0ji00xS0ji010T0ji019Z0ji01DV0ji01Md0ji01NX0ji01OL0ji01rR0ji02PR0ji02QZ0ji02SR0ji02Ta0ji02YZ0ji02ag0ji02-U
0ji03db0ji03gX0ji03iZ0ji048S0ji04Nb0ji04OZ0ji04VZ0ji04gU0ji04lb0ji04qT0ji052S0ji053d0ji05Cd0ji05GR0ji05QX0ji06HS
0ji06Sa0ji06TO0ji06UZ0ji06aT0ji06uM0ji07VZ0ji07YT0ji08Bd0ji08eS0ji08iP0ji08kT0ji08pY0ji08qZ0ji08wR0ji09IM0ji0A8R
0ji0A9L0ji0ADP0ji0B7P0ji0BBT0ji0BPO0ji0BQQ0ji0BwK0ji0COR0ji0ClZ0ji0Coa0ji0CpU0ji0Crg0ji0Cse0ji0DTU0ji0DfX0ji0Dge
0ji0Dsa0ji0D-b0ji0ECY0ji0EPb0ji0EaX0ji0EqZ0ji0ExZ0ji0Eza0ji0FEa0ji0FSZ0ji0FTf0ji0FVJ0ji0G3Z0ji0H9O0ji0HRT0ji0HgU
0ji0HhY0ji0HxT0ji0H-N0ji0Ipc0ji0J8b0ji0JCV0ji0KFS0ji0K_P0ji0L3d0ji0LUS0ji0MgY0ji0MkS0ji0MlX0ji0MoU0ji0N9b0ji0Nyc
0ji0OVY0ji0OWR0ji0Oqa0ji0OtU0ji0O-U0ji0P0N0ji0P2a0ji0P4T0ji0PGU0ji0PVQ0ji0PeZ0ji0QdY0ji0QnS0ji0REb0ji0RsT0ji0RyZ
0ji0SPR0ji0SQc0ji0SqZ0ji0TKZ0ji0TLZ0ji0Tsa0ji0UBS0ji0UNT0ji0Uca0ji0UkT0ji0WwU0ji0Wzd0ji0X2Z0ji0XBU0ji0XIc0ji0XLT
0ji0YNb0ji0YOj0ji0YQR0ji0Ytb0ji0YwY0ji0Z0b0ji0Z9I0ji0a4c0ji0b2T0ji0bBT0ji0bmR0ji0bua0ji0dWT0ji0dYZ0ji0dic0ji0dlV
0ji0dna0ji0dpO0ji0dtb0ji0e9T0ji0eLY0ji0ePa0ji0f2P0ji0fGT0ji0fNY0ji0fOT0ji0fRT0ji0faZ0ji0gEQ0ji0gNT0ji0giT0ji0hUN
0ji0hoZ0ji0hxR0ji0inQ0ji0ioL0ji0ipT0ji0jsS0ji0jzO0ji0kLT0ji0kXb0ji0kmd0ji0kwU0ji0l2a0ji0l3b0ji0mMS0ji0mOY0ji0mPY
0ji0mQY0ji0n0Y0ji0n1S0ji0n6d0ji0nDZ0ji0o6a0ji0o9c0ji0oCS0ji0pAS0ji0pKS0ji0phb0ji0qNT0ji0qQX0ji0qgU0ji0r4Z0ji0r9Q
0ji0rCa0ji0roX0ji0r_R0ji0s0S0ji0sRS0ji0sWP0ji0t3a0ji0t9S0ji0tlS0ji0tnZ0ji0toR0ji0tuO0ji0tvT0ji0u0d0ji0uPc0ji0uQa
0ji0uba0ji0ufY0ji0uvR0ji0uyI0ji0u_d0ji0v2R0ji0vaZ0ji0vbY0ji0v-c0ji0v_b0ji0w0R0ji0wOb0ji0wtR0ji0xVZ0ji0xZT0ji0xkS
0ji0xlU0ji0xsP0ji0xtI0ji0y6T0ji0y8S0ji0yHO0ji0yQa0ji0yTT0ji0ybP0ji0yrQ0ji0z4R0ji0z7Z0ji0z9U0ji0zAa0ji0zuT0ji0-VU
0ji0-XV0ji0-xS0ji0_CO0ji106Y0ji10CT0ji10Nb0ji10PJ0ji10gT0ji10uQ0ji10zb0ji111K0ji113S0ji11XZ0ji11YY0ji11rb0ji13SS
0ji13VV0ji13hN0ji14He0ji14Ie0ji14JN0ji14rY0ji14xS0ji14yT0ji15xd0ji163U0ji16Ic0ji16Jb0ji16-S0ji17LZ0ji187X0ji199Q
0ji1AjS0ji1AsT0ji1Ata0ji1CEZ0ji1Dje0ji1DnP0ji1EBV0ji1ECN0ji1EIR0ji1EXZ0ji1EYb0ji1EzZ0ji1FkM0ji1GtY0ji1G_Z0ji1HHK
0ji1HIU0ji1HJc0ji1HOZ0jj003a0jj185O0jl002U0jl199R0jm002S0jm003a0jo002Y0jo0Q5c0jo0dZT0jo0kXS0jo199S0jp002S0jp03ub
0jr003T0js002P0js0E6b0js0yUR0js12uR0js177Z0js1G5b0jt0dZQ0jt0kXb0jt0_Eb0ju003R0ju01DS0ju05QT0ju06Oa0ju0MgT0ju0XBd
0ju12ra0ju1FkS0jw002T0jw0Ytb0jx003U0jy002T0jy003U0jz002h0jz048T0jz097a0jz0DyS0jz0RyZ0jz0ShY0jz0XBT0jz0bZY0jz0iXZ
0jz0jPR0jz0kCZ0jz0lVU0jz0o_Y0jz12rS0jz18JT0jz199T0jz19Ua0jz1EgT0jz1GUU0k0003U0k00kXb0k018PT0k2002d0k2003Y0k2037S
0k20ShY0k20XBZ0k20aKT0k20kXS0k20lVV0k20lsb0k30lVS0k41Ega0k6043U0kA19DZ0kB003Y0kC002Z0kC003b0kC048T0kC08TY0kC097U
0kC0KxR0kC0Q5c0kC0Rya0kC0Sha0kC0Urc0kC0XBU0kC0aKb0kC0bZZ0kC0e3Z0kC0fHS0kC0iXS0kC0jiQ0kC0kXU0kC14xU0kC185Z0kC199b
0kC1BDO0kC1F-T0kC1GsS0kD002T0kD003U0kD03uZ0kD0Sha0kD199S0kE0Rya0kL0e3Z0kL1EDZ0kM003T0kM0ShU0kP06TS0kP0LpT0kR002Z
0kR003R0kR0BTQ0kR0LpX0kR0RyU0kR0XBT0kR0tzZ0kR1GUY0kR1GZV0kV09ub0kV0yUL0kV14Fc0kX002S0kX003S0kX02-Q0kX03HZ0kX03LT
0kX03QS0kX03yZ0kX03-a0kX04wT0kX051a0kX05GU0kX05QT0kX05pa0kX060S0kX066a0kX06EU0kX06aZ0kX077U0kX07Ya0kX07cZ0kX08cY
0kX08ec0kX09DZ0kX0AzX0kX0BHU0kX0BVT0kX0BYa0kX0C-Y0kX0DPQ0kX0DTZ0kX0DiP0kX0EsT0kX0EtZ0kX0FGe0kX0G2Q0kX0GQa0kX0GdP
0kX0HaZ0kX0HyT0kX0IQc0kX0JjZ0kX0L1b0kX0MRS0kX0M-T0kX0NPb0kX0NQb0kX0Nng0kX0O5T0kX0OFS0kX0P3T0kX0PGU0kX0Q5O0kX0QAc
0kX0QdT0kX0QkY0kX0ROS0kX0SDT0kX0V2a0kX0WBZ0kX0XBT0kX0XcZ0kX0Yeb0kX0ZYT0kX0aCT0kX0ajV0kX0aqT0kX0a_Q0kX0b1Z0kX0bdT
0kX0cha0kX0cmY0kX0csU0kX0dWZ0kX0dpT0kX0dtb0kX0e8T0kX0fmS0kX0g7U0kX0gBZ0kX0gKU0kX0gLT0kX0gPS0kX0gXT0kX0haR0kX0iXY
0kX0jBa0kX0jRZ0kX0jTV0kX0kDa0kX0kiY0kX0ktT0kX0l2R0kX0lUY0kX0lWb0kX0mXc0kX0muZ0kX0nCU0kX0nVY0kX0njT0kX0p2Y0kX0p7T
0kX0pGU0kX0qcS0kX0r6R0kX0rXa0kX0soT0kX0t3T0kX0tWk0kX0vbT0kX0vxU0kX0wlU0kX0xLZ0kX0xlZ0kX0yUa0kX0z7b0kX0zrd0kX0-Vb
0kX0_IU0kX10oS0kX10rT0kX11EU0kX12GX0kX12iZ0kX13BU0kX13xT0kX148T0kX14Ja0kX14wT0kX153c0kX159Y0kX17AU0kX17DT0kX187Y
0kX189T0kX18FZ0kX18JT0kX19OP0kX19UQ0kX19VU0kX19YV0kX19gT0kX1BDX0kX1CMT0kX1EDP0kX1EXa0kX1EgZ0kX1FWT0kX1H3S0kX1HhY
0kY002X0kY003U0kY0RyU0kY0VCc0kZ003T0kg002Y0kg0Lea0kg0RyZ0ki002T0ki003V0ki0CIR0ki0QdV0ki0RyV0ki0XBY0ki0Zua0ki0jiY
0ki0kXZ0ki199a0kj002Y0kj003Q0kj0RyX0kj0nCY0kl0KJZ0km002M0km003P0kn002b0kn003a0kn0AUU0kn0QoZ0kn0XcU0kn0e8b0ko184U
0ko1F1Y0kt003T0kt01Mb0kt01VS0kt02QT0kt02-S0kt03LY0kt05pQ0kt06JT0kt06TS0kt07VT0kt08pZ0kt08_S0kt0A0S0kt0A8a0kt0AzY
0kt0BHT0kt0BPP0kt0BQe0kt0BTS0kt0BYY0kt0C6Y0kt0CxS0kt0DTa0kt0DfS0kt0DiQ0kt0E6Y0kt0EmY0kt0GPS0kt0GQa0kt0HxY0kt0I9Y
0kt0JKZ0kt0JNS0kt0KLU0kt0NPZ0kt0NSf0kt0NnJ0kt0OaS0kt0OwR0kt0P5Y0kt0PrZ0kt0Q5T0kt0QAO0kt0Qkc0kt0ROT0kt0VCT0kt0V-Y
0kt0WBO0kt0WCR0kt0XcU0kt0XlO0kt0a9a0kt0ajP0kt0bdS0kt0dKb0kt0dWZ0kt0dlU0kt0dtT0kt0g6S0kt0gPU0kt0hOb0kt0ibc0kt0j6Y
0kt0jBY0kt0jFa0kt0jQT0kt0jRR0kt0jTZ0kt0kCS0kt0kYZ0kt0l2U0kt0meT0kt0nCb0kt0nFb0kt0nVY0kt0p2R0kt0pWX0kt0pjY0kt0t3Q
0kt0t7S0kt0tua0kt0uoU0kt0vxT0kt0wlV0kt0xkP0kt0yUT0kt0-ZZ0kt10oT0kt10xa0kt12uU0kt13BY0kt14HY0kt14WT0kt14rT0kt15vZ
0kt176Q0kt17YT0kt187Z0kt18Jb0kt18MT0kt18uS0kt19UU0kt1AsR0kt1B8R0kt1Djb0kt1EDa0kt1F1T0kt1GnT0kt1HhV0kv002Y0kv003a
0kw002Q0kw003V0kw037d0kw03zZ0kw0XBU0kw0aKY0kw0kXY0kw0l_T0kw0nCT0kw0-Ib0kw19gc0kw1EgU0kw1GkT0kx002Y0kz003Z0k-003R
0k-00bZ0k-02aZ0k-02-R0k-037U0k-05Qd0k-06Hb0k-0ECV0k-0HaS0k-0Q5S0k-0Qob0k-0Ryb0k-0UkT0k-0UrS0k-0WbZ0k-0aKT0k-0hNU
0k-0kwa0k-10zS0k-13VY0k-16Ib0k-16Jc0k-16Lh0k-187R0k-199Z0k-1EBU0k-1EXc0k-1H7b0k_003b0k_0OFa0l1003X0l10OuT0l10WMU
0l10gKc0l2002U0l2003V0l2029S0l202-T0l203QT0l20AET0l20Aja0l20QoR0l20Qta0l20WMR0l20XcZ0l20e8Z0l20f2R0l20_kY0l213xP
0l217eb0l2187U0l21E5Q0l21Foa0l3002U0l3003Q0l30Ryb0l40jBT0lA0ktU0lB176R0lC002c0lC003R0lC02hZ0lC093S0lC0Q5P0lC0Ure
0lC0aKX0lC0iFU0lC0jPS0lC0jib0lC0kta0lC18rY0lC18uc0lC1BDT0lC1F-S0lC1GsS0lE002X0lE003Z0lE03ub0lF003a0lF0aKS0lI003a
0lJ003b0lL0e3Z0lM002R0lO0t3a0lR002U0lR003X0lR0RyX0lR0Ura0lR0aKR0lR199a0lR1GUR0lU002U0lU003U0lU03uT0lU0ShQ0lU0XBa
0lU199T0lV003V0lV01MT0lV02QZ0lV02-Y0lV03La0lV03UU0lV048Y0lV06HU0lV06OS0lV08_a0lV0A8a0lV0BQU0lV0CES0lV0Csa0lV0DSZ
0lV0FST0lV0GPU0lV0HxZ0lV0HyZ0lV0JZY0lV0Jyb0lV0JzV0lV0KxP0lV0KzU0lV0MVT0lV0MgZ0lV0NWa0lV0NgU0lV0NnT0lV0PPR0lV0PVZ
0lV0Q5T0lV0QAa0lV0QGV0lV0QoY0lV0RfU0lV0UBT0lV0UEZ0lV0UrR0lV0VXY0lV0V_S0lV0WCX0lV0WMS0lV0WbU0lV0WwS0lV0XVa0lV0ZuQ
0lV0aKU0lV0aXS0lV0bZU0lV0c4T0lV0cLZ0lV0eYb0lV0hAY0lV0hmX0lV0jPP0lV0jVZ0lV0jiN0lV0jzV0lV0k2U0lV0nCT0lV0nIb0lV0nNU
0lV0t3Y0lV0wrb0lV0wsT0lV0yNZ0lV0z7Z0lV0-VZ0lV10oU0lV10zd0lV13VY0lV14HZ0lV14sa0lV159S0lV18CT0lV19OZ0lV1BDU0lV1CMS
0lV1DUU0lV1Dje0lV1DkT0lV1E5U0lV1EBZ0lV1EXS0lV1EgU0lV1GBP0lV1GsY0lV1GuS0lV1HfS0lW002Z0lW003Y0lW08VZ0lW0cIZ0lW0qYZ
0lW199V0lX003T0lX0bZT0lZ03PR0la003a0lc003U0lc0V1R0lc0aKT0lc0xkT0ld002Z0ld003U0ld0NnR0ld0SsR0ld0gKZ0lf003R0lf187R
0ln002Y0ln003a0ln0jRT0ln184Z0lp0APa0lq0gXb0ls003R0ls01rc0ls04sb0ls06TR0ls0BTT0ls0LpU0ls0RyZ0ls0XBc0ls0kXf0ls0ktT
0ls1Fkd0lt003Y0l_002S0l_003V0l_0CNU0l_0JzV0l_0NnZ0l_0Qob0l_0SDY0l_0Sha0l_0aKY0l_0iFS0l_0mtR0l_0_IT0l_199U0m0003S
0m00RyT0m00ShS0m1003Z0m10kXa0m3002R0m3003b0m317Ya0m3187Z0m5002g0m5003f0m7003b0mB1Gsa0mE002U0mE08VY0mE0XBa0mF002a
0mF003R0mF0RyS0mF0aXT0mF18JY0mG002T0mH003a0mO002a0mP002Y0mP0nFZ0mQ003R0mQ0RyT0mQ0aKP0mQ0kXa0mQ1F-S0mS002U0mS0RyT
0mS0kXT0mX003V0mX0QoK0mX0aKa0mX0bBQ0mX0e3S0mX0f4S0mX0iXY0mX0jiZ0mX199b0mX1BDZ0mX1F1Y0mY1GsS0mZ002T0ma002R0ma003Y
0ma0Dea0ma12GZ0ma199b0ma1GsP0mb002S0mb199T0me002h0me003V0me08ec0me0WMU0me0dDS0me0jiS0me0k2T0me14xU0mi14OZ0mk003a
0mo002Z0mo003d0mo0Lpb0mo0XBd0mp002a0mp003b0mq0OuZ0mr003T0mr0kXO0ms003Q0ms0XBZ0mt002a0mt0BHS0mt0ShZ0mt0aKU0mt0iFS
0mt0iXU0mt0jiT0mt0kXZ0mt0l_R0mt0nJZ0mt199Z0mt1EiR0mu003T0mu0aKZ0mv002Y0mv003U0mv03uT0mv0Rya0mw002V0mw003P0mw0AzS
0mw0JtY0mw0XcR0mw0kXZ0mw11CZ0mx002Z0n0003X0n001VR0n0048Y0n00GdZ0n00NnU0n00QoT0n00RfT0n00V-Y0n00ZBR0n00bBc0n00gKb
0n00gWY0n00s0a0n00sLZ0n00xkU0n00yUY0n00_uR0n010oT0n013BT0n017jS0n018qU0n018uS0n019DS0n01E5O0n01H3a0n01HZZ0n2002T
0n2003V0n2048a0n3003S0n5002Z0n5003Z0n509uY0n50AoY0n50GPR0n50NnT0n50Q5R0n50QoT0n50bBZ0n50gPZ0n5187S0n51E5S0n51EgY
0n51HWb0n60kXU0n7077T0n80Q5Q0n9003U0nA003Y0nC002Z0nC003Y0nC04Ra0nC0C6U0nC0C7T0nC0E6R0nC0F6S0nC0NnQ0nC0RyZ0nC0WMU
0nC0aKY0nC0bZc0nC0czQ0nC0gPT0nC0jiU0nC0kia0nC0nVY0nC0xkY0nC12GT0nC14OU0nC17AR0nD002Y0nE003T0nF002U0nF003R0nF037U
0nF03uY0nF04Oa0nF0Ryc0nF0XBS0nF0jiT0nG002Z0nG0ShT0nI002S0nI02-Z0nI0aXU0nI18ZQ0nJ002U0nJ0XBa0nJ0aKZ0nJ199e0nK187Z
0nN002V0nN003X0nN037Y0nN03uZ0nN08TR0nN0RyS0nN0Shb0nN0Urb0nN0iFX0nN0pGZ0nN0y8R0nN19DR0nN1F-Q0nP0MxZ0nP0Nbb0nR002U
0nR0RyT0nR0jQR0nR0lCT0nU187S0nV002U0nV003U0nV048T0nV0KxT0nV0Q5Y0nV0Ryc0nV0XBX0nV0aKU0nV0iFZ0nV0iXZ0nV0kXY0nV0lVV
0nV0o_a0nV0yNR0nV10rS0nV199V0nV1APZ0nW002Y0nW003U0nW03uY0nW0RyU0nX003U0nX0aKU0nZ0hfS0na002P0na003S0na14Oa0nb0RyS
0nc002U0nc003V0nc0Ryb0nc0csS0nc12GY0nj002Z0nj003e0nj09sS0nj09ub0nj0BYa0nj0KxQ0nj0Q5S0nj0UrU0nj0WMR0nj0jic0nj0sAT
0nj0v3R0nj0wAR0nj11RS0nj1GsR0nl0ShT0nm003Z0nm077T0nm0MpY0nm0Qod0no003U0no0WMT0no0l2S0no0xkZ0no0xpQ0no17VS0no1HJb
0np003Z0np0DiZ0np0jQT0np0xkT0np17oS0nu003U0nu187a0nu18JZ0nu1DjS0nv0GPa0nv10rb0nx003T0nx0TTa0nz002b0nz003U0nz0aKR
0nz0glT0nz0iFT0nz0kXT0n-0APa0n-17VZ0n_003Q0o2002S0o2003S0o20ICc0o20ktR0o2199f0o3002S0o3003S0o303uT0o30Ryc0o30kta
0o3199X0o5002a0o5003L0o6002b0o6003T0o60XBa0o6199R0oB0aKU0oC0WMU0oC1FWQ0oH003b0oH0zaS0oI002Q0oI0dZS0oI0kXa0oM01Vb
0oM0gBZ0oS002R0oS003V0oS0QoY0oT003b0oV002N0oV003P0oV0GPa0oV0Q5Y0oV0gKZ0oV18uZ0ob0Ytd0ob0xvU0oc002b0oc003c0od003R
0od0RyU0oi003T0oj003Y0om002Z0om1DjU0on002S0op0pGV0os180U0ou002X0ou003X0ou0RyS0ou0ShT0oy002Z0oy0Rya0oy0aKY0oy0iXR
0o_01MS0o_08pZ0o_0A8Y0o_0APU0o_0AeZ0o_0DoU0o_0EAY0o_0Hxa0o_0INT0o_0MkY0o_0QoU0o_0YtT0o_0eyR0o_0hta0o_0jjT0o_0l2P
0o_0r_b0o_0tlZ0o_0tuZ0o_0vaU0o_0wrZ0o_0xVZ0o_0yYS0o_0z7d0o_0-Vd0o_0__T0o_10zZ0o_13VU0o_1Ase0o_1Doc0o_1EBN0o_1E_T
0o_1FOT0p2002U0p2003Y0p201DR0p20BHT0p20DLY0p20GPT0p20Nna0p20SQb0p20Shg0p20UrY0p20YMS0p20e8T0p20iXT0p20jia0p20r6Q
0p3002R0p3003X0p30Sha0p30jiS0p7002P0p7003b0p70AoY0p70H_U0p70KxU0p70Q5Y0p70ShV0p70UrQ0p70WVb0p70aCY0p70aKV0p70c6R
0p70eHU0p70iXY0p70yNT0p70-oY0p714aU0p71FWd0p71F-V0p71Gkc0p8002U0p80RyZ0p81Gsa0p90e3Z0pA002a0pA003T0pA0Ryb0pA0aKU
0pA199Y0pB002T0pC199Z0pD002Y0pD003T0pD199Y0pF002Q0pF003e0pF03uT0pF0Ryb0pG003c0pG0RyM0pG0SQU0pG0XBU0pG0faY0pG0iXZ
0pG0jic0pG0kXR0pG0ktT0pG0yNY0pG0-ST0pG14xU0pG1BDV0pG1Gkb0pG1GsZ0pI04qS0pI0u0R0pK002U0pK003P0pK0RyY0pN002P0pO002Y
0pO003T0pO0BQS0pO0DPa0pO0WMV0pO0aKd0pO0iXU0pO12GV0pO199S0pO1F-S0pO1GsZ0pQ002Y0pQ003U0pR003Q0pW002a0pW003P0pW0Rya
0pW0SMP0pW0ShY0pW0XBZ0pW0aKT0pW0fJN0pW0k2a0pW0ktZ0pW0tWY0pW14aU0pW199Z0pW1EgY0pZ002X0pZ003T0pZ0ktZ0pa003Y0pb002c
0pb003T0pb0RyU0pf002b0pf0ZCV0pf0k2a0ph002R0ph09fR0ph12-a0ph17TR0ph199X0pi0LeZ0pj0r9Y0pj0rAY0pj1DoS0pk13mU0pl0DiS
0po002Y0pt0kXX0pw002J0pw003b0pw0aKS0px003a0px053T0px0APT0px0CIP0px0FST0px1DjT0px1FYU0p_003Z0q10Q5O0q3003R0q8003T
0q90tuS0qD002a0qD003X0qD0jiT0qJ0Mxc0qM002T0qM003S0qM0CIS0qM0yUU0qN14TT0qO003Z0qO14SS0qO199U0qQ002a0qQ03MS0qQ08TU
0qQ0RyZ0qQ0XBX0qQ0ktZ0qW0FyS0qY003Z0qY14Ob0qc003Y0qc0WMS0qc0kwY0qc109c0qc14OU0qc1EgQ0qd002Z0qd0FTa0qd0Q5T0qd1HOT
0qg003V0qg0bZb0qg0e3S0qg0xKS0qg17qa0qi1BDZ0qj002Z0qj003T0qj0SQT0ql0aKR0qm187R0qn199X0qo003P0qo037Z0qo0AzV0qr0aCa
0qs002T0qu0RyS0qw0Lec0qw0jiN0qw187Q0qx002S0qx0Q5S0qx0ylR0r0002U0r0003S0r008wY0r00BTS0r00YQd0r00dpa0r00tzZ0r014Ja
0r01GsT0r2003Z0r3003Y0r308xS0r4002Y0r41Gsa0r5002U0r5199T0r51GsS0r51GuO0r6003Q0r602hb0r606EY0r60NnS0r60RyT0r60ShT
0r60YzY0r60dWT0r60gKS0r60kXY0r60lVT0r611YZ0r614IT0r618rZ0r61AUQ0r61F-T0r61G4S0r61GsQ0r7002U0r7003S0r708VS0r8002a
0r8003Q0r9002V0r9003U0r906EZ0r90NnZ0r90Q5T0r90QAb0r90gWd0r90jQP0r90k0S0r90kXZ0r90xkb0rA002a0rA003a0rA0Q2a0rA0Q5a
0rA0TTa0rA0jiL0rA14sT0rA1GsU0rB003T0rC0xkU0rD003T0rE002Q0rE003V0rE0UrS0rE0WMS0rE0aKT0rE14OR0rE1GsT0rF002Z0rH0iXS
0rK002T0rK003c0rK0UrS0rK0X_S0rK0iXb0rL0aKT0rN002Z0rP002Y0rP003k0rP04lS0rR002S0rS0NnP0rT0Nnc0rU002U0rV002c0rV003O
0rV0Rya0rV0XBa0rV0dZR0rV199Z0rV1DjS0rW002a0rX002c0rX003Y0rX0JzT0rX0ShZ0rX0WMU0rZ003Y0rb003a0rb0BHc0rb0gXV0rb0t3Z
0rc003S0rg003U0rg0RyT0rh0RyR0rj002T0ro002U0ro0YOd0rp002T0rp003T0rp03ua0rp0QoT0rp0RyZ0rp0Sha0rp0ktZ0rq002R0rq003V
0rq0RyU0rq0ShT0rq0XBZ0rq0aKU0rq0iXZ0rq0jiR0rq0nVZ0rq13BS0rq1Egb0ru002a0rv0aKZ0rw003U0rw0gKY0ry002Z0ry003P0ry0RyY
0ry0UeU0ry0V1b0ry0aKS0ry0iFZ0ry0ivR0ry0jic0ry0ktR0ry1BDY0ry1F1a0rz002U0r_02-R0r_0MJY0r_0kwT0s0002d0s0003Z0s0037Y
0s00DPY0s00Ryc0s00XBV0s00bZS0s00dZZ0s0199T0s01EIP0s01GUb0s01GsY0s01HZT0s1002Z0s1003U0s1037T0s10AzZ0s10DLa0s10DTc
0s10DiS0s10KxY0s10Q2Q0s10Q5S0s10SQa0s10UrU0s10WMY0s10hac0s10jia0s1199Y0s11F-c0s11GsT0s2002P0s2003Y0s7003Y0s8002U
0s903uT0sA002U0sA003O0sA037S0sA0BHS0sA0RyY0sA0V-a0sA0jiZ0sA0pWT0sA0ryb0sA0xkd0sA10oU0sA10rS0sA1E5a0sB0xkT0sD003T
0sG003Y0sI003Y0sK003U0sL003T0sL01VR0sL0aCU0sL0bZX0sL0bdb0sN002Y0sN003R0sN0gKT0sN0tYT0sN0yUS0sP002U0sP003b0sP0DVT
0sP0RyS0sR003T0sS003b0sT002S0sT0WkS0sT0xkc0sT0xpa0sV0Wka0sW002S0sW003S0sa002T0sa003Z0sa0xkR0sa199Z0sa1Dja0sa1GsS
0se003R0se02QT0se0RyS0se0XBU0se0gKb0se0kCa0se0yla0se199Z0sf003T0sh003Y0sh0FpZ0sh0aKT0sh0iXS0sh0jiS0si002T0si003a
0si0ShT0si0aKR0sn19NT0so003Z0so0QoY0so1F1U0sp003b0st0BlS0sv002Z0s-002S0t1003a0t3002U0t3003V0t308eS0t30GPZ0t30JbZ
0t30Kxb0t30N6a0t30NnZ0t30Ouc0t30ShY0t30SjS0t30UrS0t30WMU0t30XBZ0t30aKb0t30a_U0t30mtV0t30mva0t30oIQ0t30ouO0t30oxc
0t30t7R0t30xkT0t30yUX0t30ylV0t30yoR0t30zCY0t30_ES0t310zZ0t3159T0t318qQ0t31BDT0t31F-a0t31GsT0t5003b0t50RyT0t7002T
0t7003T0t708Va0t70E6S0t70QoZ0t70SpY0t70WMa0t70aKX0t70aYU0t70csT0t70fJU0t70iXT0t70jiY0t712GP0t71F-S0t71GsT0t8002T
0t8003U0t80RyT0t9003T0tA003R0tA0RyT0tE002b0tF002Z0tF1FYS0tG002U0tG003V0tG0OWb0tG0Rya0tG0ShR0tG0aKU0tG1FHS0tJ0WTS
0tJ159Y0tK002U0tN0DHS0tO003S0tO0WMZ0tP002S0tP10oT0tP12ib0tR002b0tR003h0tR02-T0tR08VR0tR0OaQ0tR1GUS0tU0RyS0tU0lsb
0tV002Y0tV00ca0tV0GPT0tW002Y0tW003X0tW0Nna0tW0RyR0tW0ShZ0tW0V1Y0tW0bZb0tW0iFS0tW0kXa0tW0xkT0tX002U0tX003U0tY002Y
0tY003R0tY0RyY0tY0dDX0tY0dFU0tY0iFU0tc002R0tc003U0td002Z0td0nVT0td0t3a0tf003U0tj003R0tl01Oe0tl052d0tl0Dha0tl0FVa
0tl0MlT0tl0OCS0tl0eFZ0tl0v-S0tl0-Vb0tl1AtZ0tl1EIU0tm003T0tm0VPY0tn002S0tn0Sha0to002V0to003U0to0RyZ0to0aja0to0dDZ
0to0jiR0tu003T0tu02Qa0tu077Z0tu07GS0tu086R0tu08cS0tu08da0tu09uZ0tu0AjT0tu0DPT0tu0FGb0tu0GPU0tu0JtZ0tu0NnN0tu0OWS
0tu0P3T0tu0Q5T0tu0QoT0tu0ShR0tu0XcZ0tu0bZY0tu0csT0tu0dtZ0tu0gBa0tu0gOc0tu0gUa0tu0jFa0tu0jQT0tu0kiT0tu0ktZ0tu0k-Z
0tu0lCG0tu0mXS0tu0nPa0tu0p7S0tu0q8a0tu0xKS0tu0xkY0tu0yNU0tu0yUa0tu104a0tu12GU0tu12iZ0tu14OU0tu153Z0tu187X0tu18uV
0tu19DZ0tu19Yb0tu1EDZ0tu1F1c0tu1FoZ0tu1HJU0tv003T0tw003Y0tw0Ryb0tw18MS0tz002P0tz003P0tz07GT0tz0BHZ0tz0DPS0tz0NQb
0tz0QoU0tz0ShY0tz0V1Z0tz0YeZ0tz0e8U0tz0gPZ0tz13BR0tz187U0t_002Y0u0002R0u0003U0u001rb0u0037U0u00RyQ0u00XBb0u00a_a
0u00gKa0u014OU0u0199Q0u01HcY0u10nVR0u3003Q0u7002d0uF002U0uF003S0uF0dZd0uG003U0uL003S0uM002U0uQ003Y0uQ02-Y0uQ04gZ
0uQ05ta0uQ06TZ0uQ0BHT0uQ0CET0uQ0EJc0uQ0GPT0uQ0Mgc0uQ0Nnb0uQ0OFT0uQ0Oaa0uQ0RyY0uQ0ShZ0uQ0TTS0uQ0VFT0uQ0Zug0uQ0aKS
0uQ0e-e0uQ0i0R0uQ0jBS0uQ0jMd0uQ0jPS0uQ0jQS0uQ0jTd0uQ0joT0uQ0jzb0uQ0kCb0uQ0ktV0uQ0mac0uQ0xkZ0uQ0yUL0uQ11YY0uQ11aR
0uQ14aZ0uQ14rR0uQ1B_h0uQ1CMZ0uQ1EgZ0uQ1GUR0uQ1Gsa0uR003Y0ub002Y0ub003a0uc0-XZ0uf002T0uh002b0ui002S0uj003Y0uk0Q5Z
0um002T0um0Q5S0uo002U0uo0Q5S0up002T0up199S0uq003S0uq0XBT0uv04gZ0uv06Eb0uv0Ryd0uv0SQT0uv0WMT0uv0XBU0uv0aKU0uv0jiQ
0uv12GZ0uv199U0uv1Gsc0uw002S0uy002Q0uz003a0uz0RyS0uz0XBU0u-002S0u-003Q0u_002d0u_0NnS0v0002P0v00Sha0v2003Q0v3002X
0v304tS0v30GPb0v30RyZ0v30ShT0v30WMT0v30hNZ0v30kta0v317VS0v4187Y0v80J8Z0v9002Z0v90tuS0vA0NnZ0vK002S0vK003Y0vK199Y
0vK1E3U0vK1E4R0vL199P0vO003Y0vO10VS0vO10oT0vQ17Va0vR003T0vU003Z0vY003V0vY0F6U0va199b0vb002a0vb003Q0vb0J8Z0vb0RyQ
0vb0XBR0vb199Y0vc02-a0vc08VU0vc0XBY0vd002R0vd003Z0vd03uT0vd0ShS0ve0XBT0ve199c0vf199b0vj002V0vj003Y0vj06Ob0vj0Q5S
0vj14OR0vj182a0vj187Y0vj18Mb0vj19DU0vk002Q0vl002R0vl08eZ0vl0gPT0vl0jQS0vo002d0vp199d0vq0P9Z0vv002S0vv003Y0vx002Y
0vx003R0vx0NSa0vx0NnS0vx0SsS0vx0aKa0vx0iXU0vx0jiT0vx0lVZ0vx1Gsb0vz003T0vz199U0v-002P0v-07wY0v-0Q3a0v-0RyZ0v-0ktb
0v-0yNa0v-10rT0v-187M0v-1GsT0v_002Y0v_003Y0v_0Rye0v_0XBT0v_0jBT0v_0jiR0v_0ktS0v_1GsZ0w0003T0w00RyZ0w2002S0w2003S
0w20NnZ0w20Ura0w20iFQ0w20kXV0w219DZ0w5002Y0w5003Y0w50XBa0w50bZS0w518JS0w51E5P0w60Pia0w60QoY0wA002a0wA003S0wA048a
0wA08VU0wA0Oua0wA187Z0wB003S0wB0xkO0wB187R0wC002Z0wD002m0wI199Y0wJ003Y0wL003b0wM199X0wO002Y0wO08Va0wO0e3T0wO0kXT
0wO0o_T0wP002c0wQ002T0wQ003U0wV002R0wV003Q0wW002S0wb0ktT0we002T0we003S0we08cZ0wi002R0wj0fvR0wl002X0wl003X0wl01Vb
0wl077R0wl08eY0wl0Aod0wl0BYS0wl0JKS0wl0M-a0wl0OFS0wl0OaS0wl0V-S0wl0aCQ0wl0g6Q0wl0jQb0wl0kCa0wl0nVY0wl0njT0wl0tud
0wl0xkU0wl10oa0wl12CS0wl14wQ0wl14xa0wl17VT0wl19yT0wl19-T0wl1E5Z0wl1EDU0wq002R0wq18MT0wr002R0wr003P0wr02QS0wr0EEZ
0wr0KrS0wr0MgZ0wr0NSP0wr0PPT0wr0QoQ0wr0ShT0wr0WMT0wr0aKY0wr0aXZ0wr0e8a0wr0jTZ0wr0jiS0wr0knb0wr0lCU0wr0p7Y0wr0twQ
0wr0xkb0wr12iZ0wr148T0wr17nU0wr187Z0wr1DcS0wr1HKR0ws002X0ws003R0ws02Qa0ws06TZ0ws08VY0ws0LpZ0ws0NSP0ws0RyT0ws0ShS
0ws0XBg0ws0ktT0ws0o_c0ws1DUS0ws1EBa0wt003X0wt02QU0wt0GPZ0wt0PPU0wt0ShT0wt0aXZ0wt0knS0wt0p7U0wt148U0wt14OZ0wt187T
0wu003X0wv199Y0w-003T0w_002S0x0002S0x1002S0x40kXQ0x90XBZ0xC003Y0xD003T0xD08Vb0xE0kXZ0xG003S0xH002T0xH0Q5Z0xK002S
0xK04RZ0xK0RyY0xK0WMY0xK0kXT0xK0ktS0xK0xkb0xK10zS0xK14Oa0xL002T0xL199R0xM003S0xN002Q0xP003S0xP0DLZ0xP0OaS0xP0Q1U
0xP0RyU0xP0aKY0xP0kXT0xP10rZ0xP12Xb0xP152Y0xP199Y0xS003Y0xS0ShY0xS0gKQ0xT1GsR0xU002P0xU003b0xU037a0xU0DLS0xU0NnM
0xU0Rya0xU0UrK0xU0WMd0xU0aKN0xU0iXP0xU199a0xU1E5S0xV002S0xV0NnS0xV0ShU0xV0aKT0xV0aXa0xV0-1R0xW003T0xW048d0xX002U
0xX003U0xa003Z0xb002R0xb003Z0xc002R0xc003a0xd002U0xd003Y0xd08Vd0xd08eR0xd0BBS0xd0GPS0xd0RyY0xd0UrT0xd0aKR0xd0iXT
0xd1BDY0xd1E5T0xf0kXV0xj002T0xj003R0xk002V0xk003U0xk00LZ0xk01ra0xk02hU0xk04qc0xk04wY0xk06OZ0xk07GS0xk08Vb0xk093c
0xk0Blc0xk0CES0xk0Csa0xk0EJb0xk0ELU0xk0F4O0xk0GPa0xk0KxS0xk0Nna0xk0OaQ0xk0OuR0xk0Q5Y0xk0QAS0xk0QzR0xk0RyS0xk0UeS
0xk0UrY0xk0V1Q0xk0V2U0xk0Vba0xk0WMY0xk0WbZ0xk0XBR0xk0Xza0xk0aKa0xk0bBR0xk0dDT0xk0gOa0xk0gPT0xk0gXd0xk0jQQ0xk0kCV
0xk0mtP0xk0nJP0xk0nVN0xk0r9Z0xk0t7a0xk0uQU0xk0xkZ0xk10Ud0xk11RT0xk126U0xk13OZ0xk14HT0xk153Q0xk185b0xk18rT0xk18uU
0xk199T0xk1BDZ0xk1E5S0xk1EIZ0xk1GUb0xk1GsX0xl002P0xl003a0xl00tS0xl03QZ0xl08TU0xl0HxT0xl0QoZ0xl0RyS0xl0Xcc0xl0nVR
0xl0yNY0xl0yOT0xl10xS0xl12GZ0xl199Z0xl19DZ0xl1F1a0xn0gPS0xp002T0xp003U0xp03uS0xp0XBQ0xp199S0xp1GsZ0xs02-b0xs187a
0xt002e0xt003P0xt03zY0xt077T0xt08Ta0xt08VT0xt0GQR0xt0Qkd0xt0QlT0xt0Ryc0xt0WbZ0xt0YeT0xt0bZZ0xt0mtd0xt199a0xt1GUd
0xt1GsZ0xu003R0xv003a0xw003b0xw02-a0xw04ga0xw07wZ0xw0MJY0xw0hmP0xw0jQS0xw0kwZ0xw185Z0xw187d0xy18Ja0x-003T0x_002P
0y2003S0y6002f0y6003U0y60RyZ0y60rqa0y8002e0y8003R0y801ra0y808Va0y80MWT0y80kiQ0y80nNR0y8153R0y8187T0y8199R0y81Hhb
0y90kiR0y9187S0y9199a0yA002a0yD0QAR0yD0kXU0yF0DKT0yH003T0yH03La0yH0Hab0yH0WkZ0yH0jQZ0yH187S0yH18Jb0yH199f0yI003T
0yI01VS0yI0RyZ0yI0nVZ0yI199c0yJ002Y0yJ003P0yJ0M-a0yJ0Q5b0yL199a0yM0V-S0yN002P0yN003O0yN02hS0yN048T0yN0AuZ0yN0DLT
0yN0HkT0yN0RyS0yN0ShZ0yN0TTO0yN0UEa0yN0bZY0yN0cdb0yN0dWZ0yN0f4S0yN0iXQ0yN0iaU0yN0nVT0yN0pOc0yN0rKR0yN0tGY0yN0yJQ
0yN10za0yN1BDV0yN1DjU0yN1E8Y0yN1G4U0yN1GsV0yO002Z0yO003U0yO0UyT0yO0kta0yP003U0yQ1GsR0yR199R0yR1Gsb0yT002T0yT199Q
0yT1GsQ0yU002Y0yU003T0yU02ha0yU06Oc0yU0BHR0yU0BlV0yU0EIS0yU0EJZ0yU0GPY0yU0J6Z0yU0KxZ0yU0Kzb0yU0LeU0yU0Nnb0yU0PGY
0yU0Qzb0yU0RyU0yU0SDU0yU0ShZ0yU0TyY0yU0UeM0yU0Urd0yU0V1R0yU0Z4Q0yU0gKU0yU0hAc0yU0jQO0yU0kCR0yU0ktT0yU0uQU0yU10UT
0yU10oR0yU126T0yU12GZ0yU153U0yU18uc0yU1F-d0yU1GUT0yU1GsV0yU1HJS0yU1HKU0yV002S0yX03QU0yX08pU0yX0BHa0yX0DLZ0yX10oZ
0yY002d0yY003T0yY187b0yY199R0ya002Z0ya003T0yb002V0yb003U0yb187b0yd002S0yd003X0yd0NnZ0yd0Ryb0yd12iS0yd187T0yd199Z
0ye002Q0ye199b0yl002R0yl003M0yl08ta0yl0OaR0yl0RyR0yl0ShZ0yl0Ura0yl0XBR0yl0aKY0yl0gKa0yl0kXf0yl19Ob0yl1BDY0yl1EgR
0yl1F-S0yo002S0yo003T0yo08eY0yo0RyY0yo0XBT0yo0kXZ0yp002P0yq08VT0yt002T0yu003T0yx0chS0yx0ciS0yx0nzT0yy002O0z1003Y
0z2002X0z2003b0z20cnT0z21GUZ0z3002a0z4003T0z40QoZ0z40X_Y0z40a_Z0z40dtT0z40jBa0z40jQT0z5002T0z5003Y0z601Qb0z60GQQ
0z6187T0z7002R0z7003T0z701rT0z701tT0z704qZ0z704ta0z70F6b0z70NnT0z70RyT0z70aXQ0z70cLa0z70ktZ0z70pGU0z714aa0z7199Y
0z80NnP0z80Oaa0z9002S0z9003O0z90A6d0z90Q5S0z90XBa0z91GsN0zA002R0zA03LZ0zA0BlY0zA0NnQ0zA187R0zA1AjS0zA1BDU0zA1EgU
0zB003Z0zC003V0zC02-V0zC08VT0zC0Mga0zC0NnY0zC0Oaa0zC0QGY0zC0Shb0zC0WBc0zC0ZuV0zC0jMb0zC0jPV0zC0jTe0zC0jzU0zC1B_a
0zC1Guc0zD002T0zD003S0zD0ShT0zD0jzG0zE003Y0zE0jTa0zG0YzS0zJ0P3S0zK003Z0zO002R0zQ003Z0zR002Q0zT002Y0zY002c0ze199S
0zg003X0zi003Z0zi0juZ0zj003Y0zj19WT0zl0w5U0zo1BCT0zq0GiX0zr002X0zr040b0zr0RyU0zr0jia0zr1Gsb0zs003Q0zt05eU0zu002T
0zu0Nnc0zu0Q5Y0zu0RyQ0zu0kXT0zu0ktT0zu0k-P0zw05ed0zx05eR0zx1DoU0z_002Y0z_02KZ0z_0WMX0z_0aKZ0-1002Z0-108dU0-10ELQ
0-10JzV0-10aKT0-10bZc0-113FQ0-11E5T0-30brT0-8002S0-9003U0-90zmT0-B002L0-B003Z0-B0RyU0-B0aKU0-B0bZT0-B0-Sa0-B14aZ
0-B199f0-D002a0-D003T0-D0WMY0-F0RyS0-F0XBd0-G0WMS0-H003S0-H0bZU0-H0-Se0-H17AS0-I0twT0-J002S0-J003Q0-J0RyZ0-J0ShU
0-J199S0-K0QzZ0-L002R0-L08pS0-L0BHT0-L0Nna0-L0Sha0-L0V8a0-L0gKa0-L0gUQ0-L0sAU0-L0xkc0-L0yUT0-L0ylS0-L10oU0-L153L
0-L18uT0-L1F1a0-M002U0-M003b0-P153S0-Q003a0-S002U0-S003a0-S0Rya0-S0UGU0-S0aKR0-S10zb0-S199T0-T002R0-T003c0-T0Rya
0-T0Shc0-T0XBS0-T0xsb0-V002S0-V003Z0-V04gS0-V0CEU0-V0ELU0-V0RyS0-V0Ura0-V0WMY0-V0XBV0-V0aKU0-V0aXa0-V0a_a0-V0gXS
0-V0hNS0-V0jiZ0-V0kXQ0-V0oba0-V10rZ0-V11Jb0-V14OZ0-V187e0-V18JZ0-V1F-a0-V1Gsb0-V1HBO0-X002T0-X003U0-X01rY0-X02-a
0-X037a0-X048c0-X06Ta0-X0EEZ0-X0Krc0-X0Ooa0-X0RyU0-X0XBS0-X0eRZ0-X0jiT0-X0ktO0-X0lVU0-X0n-d0-X0obT0-X0pjS0-X0t3R
0-X17WU0-X1BtT0-X1Gua0-Y002T0-Z002U0-Z003R0-Z0DLU0-Z0DPZ0-Z0Nna0-Z0Oaa0-Z0UeT0-Z0XzY0-Z0aKY0-d002Q0-h002Y0-h01VR
0-h048U0-h0GPT0-h0V-O0-h0WMZ0-h0aCS0-h0iXd0-h0k2Z0-h18qY0-h19Ub0-i0yUa0-j002Z0-j0tYZ0-k002T0-m0H1Q0-o002P0-o003Y
0-o0RyY0-r0APY0-t002Z0-t055Y0-t0ivZ0-w003Y0-x002S0-z003R0_00aXa0_01GBa0_30L8T0_317TY0_3199S0_5002b0_60L8T0_7002R
0_9002V0_A003T0_A0RyQ0_C002P0_C003Q0_C01rS0_C0OuR0_C0aKT0_C187Z0_C1Gsb0_D002P0_D0OwU0_D0RyS0_D0kta0_D17Vc0_E002S
0_E003Y0_E0Q5Z0_E0RyS0_E0aKY0_E0a_S0_E0dZc0_E18MZ0_H002Y0_H0jFU0_I002Z0_I003U0_I027T0_I0A8a0_I0CkZ0_I0Q5Z0_I0SQZ
0_I0ShS0_I0WMZ0_I0XBZ0_I199Q0_I1BDa0_I1EbZ0_I1F1Y0_J0Ryb0_K002a0_K003c0_M003S0_N0yNS0_O003S0_P002T0_P003R0_R002S
0_V0DLd0_a002R0_b002Q0_b0aKZ0_b1BDT0_b1GsZ0_d002S0_h0DLc0_h0DPY0_i002a0_i0BHT0_i1F1P0_k002T0_k0RyS0_k0nVQ0_m002a
0_n08VS0_n0RyT0_p002S0_p1GDd0_r002S0_r03zU0_r0czQ0_s17AY0_t002U0_t024S0_t037Z0_t06TU0_t0RyT0_t0Uyc0_t199X0_u002T
0_u003d0_u0EIa0_u0KxS0_u0Shb0_u0WMX0_u0aKZ0_u0bZZ0_u0f4X0_u0iFT0_u0iXN0_u0jiT0_u0yNN0_u14xY0_v002Y0_v0RyS0_v0f4T
0_w002T0_x002R0_x003h0_x0XBY0_z0DfS0_z112a0_-002S0_-0ELQ0_-0Oaa0_-0UEX0__0WBT0__0WCY0__0e8a0__0hmT0__187U100003T
1000jQO103002a103199Z106199Y107199T10808Vf1080Rya109002T109003S10902ha1090QoZ1090SQS1090WMc1090gPZ1090twT10912Ga
10914xY10B002V10B003U10B03uZ10B048Z10B0SQS10B0XBR10B199S10C003U10C0t3U10E002a10E003R10E08VT10E0Had10E0QtS10E0RyZ
10E187S10G002U10G003a10G0pGa10H002Y10H08eZ10H0SQS10H0aKS10J002T10J003U10J11rU10J17za10L002Z10N002U10N003Z10N01rc
10N05eT10N086a10N08rU10N0CET10N0GPT10N0MWZ10N0NnQ10N0QoT10N0RyQ10N0YJd10N0gKY10N0joc10N0t7T10N0xkZ10N0yUY10N10kb
10N12iS10N187Z10N199T10N1AMP10O002Y10O003a10O0OFT10O0jQT10P002T10P0CES10P0Hxa10P0MWU10P0OFZ10P0OaR10P0gKY10P0xkO
10P11hZ10P11jU10P14aR10P187V10P199c10P1DjT10T003U10T0Q5Z10U002a10U0xkT10U199U10Y002a10Y003Y10Z003R10Z0jPZ10b002c
10b003V10b0WMT10b0k2P10b0kXa10d003V10d0k2T10f0Nna10f1GkS10g003Z10g187T10h002X10h048Z10h0SCZ10i002Y10i003R10i0RyZ
10j199S10k002Y10k003g10k0QoZ10k0dDZ10k0jiS10k0yUc10k185R10m003Z10m187Y10o002X10o00XS10o01Ug10o01rT10o037U10o048T
10o04gU10o06OZ10o06TZ10o077Z10o08TZ10o09sU10o09uT10o0DPT10o0DiR10o0ELT10o0F4a10o0KBa10o0KxV10o0LpZ10o0M-Y10o0Nnf
10o0OFS10o0P6Y10o0Q5Y10o0RyX10o0U2c10o0UEU10o0VFS10o0XBR10o0YOS10o0dWU10o0e2U10o0foT10o0gKT10o0iXV10o0jPR10o0jQQ
10o0jRY10o0ktS10o0lUZ10o0o_S10o0xwT10o0yRT10o0yUY10o0zCa10o0-XR10o10GO10o11Ya10o11cT10o12uT10o14IO10o14aR10o15xR
10o17tc10o185Z10o18Mc10o195T10o199R10o1F1R10o1Gkc10o1GsY10p0hNS10q002U10q003S10q0DTa10r002V10r003V10r00mV10r037Z
10r06JS10r097Z10r0APZ10r0AzZ10r0BHT10r0DLU10r0FSZ10r0KJb10r0MlZ10r0OaT10r0Q5b10r0TTc10r0UrX10r0X2Y10r0XBT10r0XzP
10r0aKV10r0bZR10r0czT10r0f4Z10r0gUS10r0iXX10r0ibZ10r0jRa10r0ktU10r0pWa10r0qja10r0s1Z10r10rS10r14HS10r14IT10r14OZ
10r14sT10r18MT10r199T10r1BDU10r1DjY10r1E5c10r1GsY10t003Z10t1GsS10u002T10u0ShZ10v002a10v003Y10v0ELR10x002U10x003Q
10x0BHa10x0ELa10x0F6S10x0GPT10x0MxS10x0OFY10x0PPZ10x0Q2R10x0Q5Z10x0RyR10x0SQU10x0TTa10x0UrT10x0WMS10x0bZU10x0iXQ
10x0jiT10x0mtT10x0t7Z10x0_uR10x18ka10x199Q10x19pR10x19qa10x1F-a10x1GsY10y003T10z002Y10z003X10z02hZ10z03eZ10z04ZS
10z04gT10z04wZ10z074S10z07kT10z08VZ10z08ea10z097T10z0APZ10z0BHT10z0BKS10z0G2U10z0HaZ10z0HcT10z0MJZ10z0NnR10z0QoY
10z0Rya10z0V0a10z0WMZ10z0WbZ10z0XBc10z0YJZ10z0aKb10z0aXY10z0eCZ10z0f4a10z0fmY10z0g6a10z0gPY10z0gXc10z0iXY10z0j6S
10z0kwZ10z0lVR10z0o3T10z0t3S10z0tuS10z0twS10z0yNb10z10xZ10z111P10z12GT10z14aU10z17YR10z187a10z18JZ10z199Q10z19DS
10z19yS10z1Dia10z1EBU10z1EDS10z1EIS10z1EgZ10z1F9Z10z1GUU10z1GZZ10z1GkT10z1GsX10-002T10-003a111003d1110HaU1110Ryf
1110SQS1110XBb1110aKV1110aXY1110bZZ1110cIT1110jBR1110rqS11117YS111187T111199V1111Dif1111EgP112002V112003X11208eP
1120QoZ1120RyU1120ktS114003a11404gS1140CsT1140DiS1140NnT1140Q5Y1140RyY117002S117003Z1190-1T11C002T11C003R11C0GPa
11C0Q5P11C0RyT11C0XBS11C0ahU11C0dDR11C12GU11C1Gsa11E003V11E0RyR11E199U11F003R11F187U11G0d1c11G0_uS11G14OR11H002Y
11J002Q11J0CET11N002b11N0ArT11N0tuc11N1HJd11R02pa11R06Hc11R0APT11R0ECZ11R0MJU11R0O-b11R0UcZ11R0Uyi11R0Wwd11R0faY
11R0jAd11R0jib11R0k-T11R10za11S06Ha11W003U11W0GPS11W0RyQ11X0L8S11Y003U11Y0CrO11Y0NnZ11Y0Oaa11Y0Q5S11Y0RyY11Y0UeP
11Y0VvY11Y0VwZ11Y0XBU11Y0jiT11Y0jua11Y0l_P11Y0xlS11Y0yUa11Y11jZ11Y14OT11Y187Z11Y18rS11Y199T11Y1F-T11Y1Gsb11Z002b
11a0L8T11c002V11d0YaU11e003Y11i0XBc11i0ktM11j002P11j003V11j199Y11p002b11p0RyS11p0aKT11p0kta11p1EyQ11q002T11r08VZ
11r09uT11v09ua11z002S125002Y126003e12602-S1260aXV1260ajS1260jPQ1260jQU1260kwT126187S12618CR12618ES1261F1Z1261GBa
1270C6Z1270Dia1270n6Z12711iM12A003T12A0Rya12A0lFT12C002Z12C003S12C0aKR12C0jia12C14OT12G002b12G003R12G037U12G08cQ
12G0OWa12G0OYa12G0RyV12G0ShQ12G0aKX12G0cHb12G0dDZ12G0iFc12G0kXb12G0lVS12G0mtS12G0toZ12G11RY12G199T12G1EgU12G1GkT
12I0J8c12L002L12L003Y12L0H-Z12L0aXS12L0dWb12L0dlR12L0dpS12L0ktb12L111U12L18Ja12L1Dja12M002R12M048U12M0CiZ12M0LeU
12N002P12N003a12N01Oc12N05GS12N077U12N0BBZ12N0BxT12N0CYa12N0FWS12N0Hxd12N0H_T12N0JKT12N0PoQ12N0QkQ12N0V8b12N0YAa
12N0YZa12N0ZuT12N0aXc12N0gjU12N0jTR12N0m3c12N0p7Z12N0r9b12N0uva12N0wqT12N0yNQ12N0yUa12N0ydS12N0-SS12N0-VT12N11CT
12N14Ob12N17AZ12N187a12N18Ja12N199U12N1CMb12N1DUT12N1DjV12N1Dna12R003S12S003Y12S18qT12T0RyR12U003T12U0kXa12X002Z
12X003T12X0RyR12X0iXb12X1GsQ12Y002T12Y003Q12Y199a12Z0E6S12Z0nVS12a003a12b002a12b003Z12c184Y12g003a12g0QoS12i002Q
12i003X12i037T12i0BMS12i0Nne12i0Q5b12i0ShQ12i0WMY12i0Xzb12i0gPU12i0iXY12i0kXU12i0lCY12i0xkU12i0yda12i12iU12i199P
12i1GsZ12j002Y12j03uZ12r002a12r003T12r097R12r0F4R12r0QKU12r0Tie12r0ajT12r0fNd12r0jPQ12r0jiP12r0zIa12r12NU12r185a
12r1GBU12s0uva12t003T12u002Z12u003O12u01BZ12u01VQ12u02hc12u0AES12u0BPS12u0DiY12u0OaR12u0Q5S12u0QoY12u0RyY12u0XBT
12u0aKY12u0jia12u0nVZ12u1F-Z12v002S12w0HyY12w0Q3Q12w0dDT12_0GPa12_0kXa12_0lnT12_18qa1310MVT1320MVZ136086Q13608VY
1360lWa13B002U13B003V13B01Va13B0AzZ13B0BlS13B0Q2a13B0QoZ13B0RyR13B0V-Y13B0aCU13B0aKa13B0fFT13B0iXY13B0jiZ13B0kXZ
13B0lFT13B199Z13B1E5P13C003Z13D002c13D003R13D05Qb13D0RyZ13D0XBS13D0cnb13D199Z13F003G13F06Ea13F08TS13F0OFS13F0RyR
13F0WMU13F0aKR13F0iXT13F0jiU13F199T13F1F-e13H003S13H199P13O002Z13O003b13O0RyV13O0aKa13Q0Nna13R002T13R003Z13S002b
13S003X13S037Z13S04gU13S08TX13S0AzS13S0HcT13S0Ryb13S0WbT13S0o_Y13S0vxS13S0yNa13S199Z13S1EBT13S1EIP13S1GUX13S1Gsb
13S1GuZ13V003U13V02QT13V04gY13V07VY13V0MJZ13V0kwZ13V187U13W0iCR13X002T13c003R13d003T13f003P13f0bZY13g003U13l0dfV
13m002T13m003X13m02DY13m0DPS13m0NnP13m0RyQ13m0aKZ13m0sAY13m0t3V13m14ST13m199Q13m1BDU13o002S13s003Q13t002T13t0V-Z
13t0uvR13t0uzU13x09uY13x0DPU13x0DiT13x0ELZ13x0N6R13x0NnP13x0QtQ13x0UeZ13x0UiS13x0aKa13x0s1Z13x16IZ13x195T13x1Dea
13y19DT141002U141003V14119gk1411GsS144003T145002Y145003S1450WMT146002S148002R14808ec1480jGa1480lVS14A003U14C0YeP
14H002T14H003X14H037a14H04gY14H08eY14H08pb14H0EEZ14H0FGa14H0GdZ14H0Nna14H0Q3c14H0Q5Z14H0RyS14H0WBa14H0YzZ14H0aKb
14H0aXS14H0gKS14H0jBd14H0kXU14H0kiT14H0ktT14H0xPT14H10ob14H10rQ14H12iR14H14OT14H187Z14H18qa14H195c14H199R14H1GsY
14H1H1Z14I002S14I003Q14I04gS14I08VY14I0OFb14I0RyR14I0XBd14I0jiQ14I0ktS14I187U14I1GsU14I1Hcb14J002K14J003Y14J04gR
14J0Shb14J0WBY14J0XBT14J0a_T14J0pAa14J187U14J199T14J1A4U14J1DiZ14J1Gsc14J1H1U14K002T14K04gb14M002Z14M003a14M0gKR
14M0jRa14N003Y14N03rP14N0QoY14N0RyS14O003U14O00Mc14O01ra14O037Y14O03uc14O05gR14O06TU14O08Ta14O097Y14O0A9Y14O0AAT
14O0JzU14O0NnY14O0OGZ14O0Q5c14O0QoT14O0RyZ14O0Uca14O0UrZ14O0WMa14O0XzS14O0aKb14O0bZY14O0e0S14O0ekZ14O0fFT14O0iFY
14O0iXZ14O0jid14O0kXY14O0ktV14O0noa14O0s1Z14O0v3P14O0xkT14O126S14O12NS14O12iQ14O14xX14O14zY14O16sR14O18Ja14O199X
14O19PZ14O19_L14O1BRY14O1CMY14O1DjZ14O1F1S14O1F-U14O1Gsa14P10zR14S0Rya14S0aKY14S0ktT14S1GsS14T199S14U002S14U199b
14W002R14Y002U14Y003U14Y199T14Z002Q14Z003V14Z0BxS14Z0Q5b14Z0RyY14Z0Sha14Z0jiU14Z0kXT14Z0xVS14Z10oT14a002R14a0A8P
14a0APS14a0Ble14a0RyY14a0aKb14a0kXT14a0ktb14a0xkV14a0yUT14a0zCZ14a199R14a1BDT14a1EgU14b002U14b003Z14f003U14g002R
14g003b14h002T14h003V14h0ocY14k002Y14k003V14p01DS14p02Pc14p0UyT14p0XBS14p0e4T14p0jiR14p0l2Z14p0qQY14p0-XZ14p1EXP
14r002Y14r003T14r02Qa14r0AER14r0Q5Z14r0Vva14r0YzR14r0aXZ14r0afa14r0jud14r0xkc14r0xlT14r10PT14r11jR14r187V14s002N
14s06TY14s0EEa14s14tT14s1Gsa14t003Q14t04gS14t0EEe14t0G2d14t0Lec14t0xPZ14t10oY14t10rS14w002U14w003a14w00mP14w037Z
14w04gS14w082T14w0AzQ14w0Jza14w0LPY14w0Nnb14w0Q2Z14w0Q5b14w0RyY14w0bZZ14w0e0T14w0jiQ14w0pOU14w0xkT14w1F1Y14w1GsS
14x003V14x05gZ14x08TT14x0AUQ14x0BHZ14x0BYa14x0DLY14x0Q2Z14x0Q3Z14x0QoT14x0RyU14x0ShZ14x0XBZ14x0aKX14x0jQa14x0kXa
14x0nVZ14x12iY14x1BDX14x1Gkb14y003T14y0XBS14y0bdY14-187U14_002Z14_003Z1510Rya152002T1520UrT1520XBT1520aKU153002V
153003Q15302hZ15306OR1530BQU1530DPb1530GPQ1530Myd1530NnI1530Urb1530V1d1530WMQ1530YeR1530bZa1530twU1530xkS1530y8R
15314OT1531GkS1531GmS155003U1550Dib1550IyT156002S156003S159002Y159003Y15908TU1590QkU1590RyS1590XBY1590csZ1590xfZ
159159Z159199Q1591BDb1591EgX1591GsY15B002d15F002Y15F003c15F0aKa15F0kXQ15G002S15G003Z15O003Y15P003P15P0kCQ15P0nVY
15P0tWQ15P176Z15Q002a15Q003S15Q0kXZ15R0kXa15V002U15V003R15V02jY15V0KnQ15V0aKR15W0kXS15X003S15Y002S15Y0RyZ15Z17VZ
15b002a15b003a15c003Y15h002S15h003U15h0Q5T15h199T15i199T15j0BHV15m002Z15m0FTZ15m0RyZ15m0UrZ15n002P15o0kXY15q002U
15t002R15u002M15u003N15u08Te15v002S15v003P15v0RyU15v0lVa15w002J15x002O15x0FTU15x0HyU15x0QeY15x0tuZ15x0v_S15x10zS
15x1DkT15_002Z164002Z164003T166003S1660kXa168002O1690h2T16C003S16E002Z16E048Z16E0RyZ16E0XBQ16E0ktg16F003R16I04cZ
16I0BEZ16I0J8T16I0K1T16I0LqT16I0MlT16I0RyY16I0TTS16I0aKT16I0aXQ16I0o_R16I0p7Z16I0pWS16I111Y16I155Z16I1GkR16J002c
16J003X16J00ML16J03uS16J048Y16J08TY16J08VV16J0RyZ16J0WgR16J0XBV16J0kta16J12NL16J187Z16J199Y16J1EBZ16J1EiZ16J1F1U
16J1GUX16J1GsX16J1HcZ16L003T16L0aXT16L0k-Z16L187Y16M199c16N18JS16S02Qa16S199Z16S1HfU16S1HhT16V003R16W003T16X002V
16b003R16l003Y16l199S16o003Z16p0dOS16p0dSa16q003Z16r199S16s002R16s003c16s02QZ16s08ee16s0CsU16s0Q5R16s0RyT16s0UER
16s0gKZ16s0yUS16s17VU16s1GsY16t002S16x002Z171002T171003c1710NnZ1710RyT174003Y176003T17608pd1760BLT1760RyZ1760WMS
1760dDa1760gBY1760gXT1760rqR17617AT1761GkT1770joT1771F1R17A002Y17A003S17A02hZ17A037Y17A048T17A0C7T17A0GPR17A0Q5Z
17A0Ryd17A0ShT17A0SsZ17A0UrT17A0aKU17A0bZQ17A0jiT17A0nCZ17A0rpQ17A0vbZ17A10rT17A199P17A1BDY17A1DjZ17A1GsV17B002L
17D002S17D003V17D0RyT17D0bZZ17D199U17D1EgZ17D1GsZ17G002R17G003V17G037a17G0RyN17G0Shc17G199a17K002S17L003Z17L0MBT
17L12iY17M002V17N04gY17O12iU17O19OO17Q199U17T002S17T003V17T01VS17T037U17T06JT17T0M-Z17T0Rya17T0aKZ17T0jQU17T0kCZ
17T0nVZ17T0pOQ17T14OY17U003U17V003V17V02hS17V048Y17V04qU17V099T17V0DPc17V0NnT17V0OFb17V0OaZ17V0OuZ17V0RyY17V0Shb
17V0UEa17V0WMZ17V0XBS17V0YzZ17V0xwT17V0ylZ17V0-VT17V0_EQ17V10za17V14IT17V14aa17V18MT17V18US17V199a17V1F-U17V1GkR
17V1GsX17V1H1R17W002U17W003X17W03ua17W0Q5Z17W0RyT17W0foZ17W0kXT17W199U17Y003N17Y01Ua17Y01VS17Y0BHT17Y0DiP17Y0aCY
17Y0dZT17Y0xkS17Y10oY17Y12ua17Y153R17Z003Y17a003b17c0L8R17e002M17e003T17e0aKR17h0Jza17h0QoV17h17AZ17j002T17j003b
17j0QoZ17j0aKQ17j0e0R17j0iXY17j199Z17k002U17m1BXb17n0AUb17n0JzU17n0QoZ17n17AL17o002T17o003Y17o02FT17o0WMY17q002Z
17q003R17q0kXR17q1EtT17s002S17s01ra17t002P17t003Z17t01rT17t06Ta17t0Lea17u003T17u0Dic17u0r6S17v002R17x003Y17z002V
17z0GPZ17z0Q5T17z0nJS180002U180003U1800Qob184003U1840G2U1840Mxa1840PGR1840cIT1840fmY1840fnU1840gpb1840guT1840k2Z
1840kve1840lVR184187Z18418JT1841Hlc185003S18503uV18508zU185097Z1850KpU1850KxP1850KzY1850MJZ1850Q5R1850UrS1850UyU
1850aKa1850aXS1850faT1850fec1850kXY1850kwa1850pWZ1850xsT18511RS18516LU185187Y18518JV1851F-X1851G0c1851GBa1851Hfb
1851HhU1860jia18700OS18700cY18700mS18700_c187016Y18701DZ18701GU18701Ka18701VY18701cZ18701wV18702ES18702Qb18702aS
18703BU18703Qb18703UZ18703eS18703kY18703rT18703zU18704RZ18704VT187051b187055U18705bU18705dY18705gU18705pY187066T
18706tU187077Y18707GY18707PT18707UY18707wR18707xR187082S187083T18708dS18708eU18708gd18708pZ18709RZ18709sU18709uT
1870A3T1870AUY1870AuS1870AzY1870B3T1870BBT1870BFb1870BYZ1870BgT1870BlZ1870BxY1870CEa1870CIT1870DHS1870DLT1870DPU
1870DTX1870DiV1870DlZ1870E6Y1870E7S1870EER1870EJT1870ELS1870EUb1870EWZ1870EmZ1870EsT1870F2S1870FSU1870G2S1870G3b
1870G4Z1870G7Y1870GPX1870GQY1870GZS1870GiU1870GxU1870HaV1870H_T1870IJa1870INa1870IQa1870IgS1870IuU1870IyZ1870JHR
1870JKQ1870JzV1870KJU1870KLZ1870Kra1870KuS1870KvT1870LPZ1870LXZ1870Lqa1870MRY1870MxY1870M-S1870NSU1870NWZ1870NYR
1870NnM1870OFV1870OGS1870OaS1870OuU1870OwT1870P3Z1870PGR1870PKa1870PoY1870Prb1870Q5Q1870QAZ1870QUU1870QlZ1870QoU
1870QtT1870QvU1870QzU1870R1Z1870ROP1870RRa1870RvV1870SCX1870SDY1870SUR1870ShZ1870SpR1870Ssb1870SzX1870T4Y1870TLZ
1870TbT1870Tha1870TlU1870TvZ1870UEV1870UJZ1870UVR1870UeY1870V1O1870V8T1870VgQ1870VvT1870V-U1870W1a1870WBZ1870WMX
1870WkU1870XBa1870XcS1870Xfa1870Ycb1870YeY1870YgZ1870YzQ1870ZYY1870ZuT1870aCU1870anb1870apZ1870aqZ1870a_a1870b1c
1870bBT1870bJX1870bMY1870bNR1870bXS1870bZR1870bha1870b_Y1870c4S1870cMV1870cNT1870cZZ1870chV1870dDa1870dOZ1870dWU
1870dZT1870dlS1870dtS1870e3Y1870e8X1870eAe1870eHS1870eRZ1870esZ1870fFS1870faa1870fmU1870fnY1870fta1870gBY1870gKZ
1870gPS1870gUV1870gXQ1870gjf1870gpT1870guY1870hAT1870hOQ1870hcR1870i7a1870iXd1870iYa1870ibY1870jFX1870jQY1870jTP
1870kiU1870kna1870kpa1870kwS1870k-Q1870lCT1870lFU1870ldY1870l_Y1870mQT1870mXe1870meU1870mtQ1870mwT1870n0S1870nDZ
1870nPY1870nRT1870nVQ1870nXZ1870noZ1870npT1870oMc1870oVZ1870odS1870opU1870oyS1870p7X1870p8U1870pGQ1870pOV1870pWT
1870pjS1870pwT1870qcY1870qrT1870r6Q1870r8Q1870rEb1870rKa1870rPT1870rXX1870rnT1870rqY1870s0T1870s1Y1870sAY1870sTU
1870t3X1870t7R1870tGZ1870tWZ1870u1Z1870uQZ1870uvY1870vxc1870w2U1870w5T1870wlX1870xPU1870xUT1870xWa1870xdT1870xkZ
1870xlc1870xtO1870y6Z1870yIT1870yNY1870ydb1870z7Z1870ziZ1870zjT1870-1T1870-8Z1870-BT1870-DX1870-HT1870-hf1870_3U
1870_DY1870_Eb1870_IX1870_kT1870_rU1870_uZ1870_zS187109a18710CY18710Eb18710Vd18710oZ18710xZ18710zY187111Y18711CY
18711YY18712GU18712JY18712XR18712iX18712uR18713BY18713SU187141T18714HU18714OZ18714ST18714aT18714wP18714xU18715VT
18716JY18716lU18717Ac18717DY18717TV18717Vb18717WY18717jS18717oS18717zS18718qY18718tT18719DU18719ja18719tT1871AMZ
1871AZT1871BMZ1871DNS1871DjY1871DkY1871Doa1871DsZ1871Dtb1871D_a1871E5S1871EBT1871EXa1871EgT1871ErS1871F1Y1871FTU
1871FoU1871Fxb1871G1T1871GDR1871GFb1871GGU1871H1Y1871H3Y1871H8T1871HKZ1871HPe1871Hoa1871HrU1871Hta189048Q1891F9a
18A002Z18A003U18B0z7Z18B187T18C03uQ18C0aKV18C0iFU18C1F-d18C1GRb18D1GBU18E0jPU18G03uT18G0UyR18I0nHY18J002Y18J003X
18J00mZ18J016Z18J01VT18J01wa18J03QY18J03UY18J03eR18J048a18J06JY18J07wY18J082S18J08AS18J08zP18J0APZ18J0BHc18J0BYY
18J0CEY18J0ELX18J0F4R18J0JXY18J0JzY18J0LPa18J0NYY18J0Nna18J0OFY18J0OaR18J0OuT18J0PKa18J0PoT18J0QUS18J0QkY18J0Qoc
18J0RjR18J0SsZ18J0UeZ18J0YzR18J0aKN18J0aRZ18J0bJZ18J0bZY18J0dBZ18J0eFR18J0foR18J0g6Z18J0gKQ18J0gUc18J0gfX18J0hOV
18J0iXd18J0jQS18J0kCT18J0kwT18J0lCY18J0lRU18J0pAU18J0qwZ18J0r6V18J0rqa18J0t3a18J0tWT18J0uva18J0xka18J0ylZ18J0z_a
18J10oa18J10rc18J10zZ18J11CR18J11RO18J16IT18J176P18J17VY18J18qR18J199T18J19UZ18J19ya18J1BDV18J1E5T18J1EDY18J1EJY
18J1EgU18J1F1V18J1FyR18J1GkY18J1H1S18L187a18M002X18M003V18M0ELT18M0P6Z18M0Q2Z18M0Ryd18M0Ura18M0WMY18M0Zga18M0Zha
18M0aKU18M0dtR18M14IS18M199T18P002X18P003R18P03uZ18S002Z18S003R18S0aKT18S0kXc18U002a18U003b18U02-a18Z187Z18c0XBZ
18d0NnQ18e08Vb18e1GUZ18g003Q18i002Z18i18qR18k002S18l002S18n002Z18n003U18n0aKS18q002V18q003R18q067T18q0MLU18q0Q5Z
18q0RyR18q0ShZ18q0XBU18q0aKX18q0dDU18q0dlY18q0gla18q0h_U18q0kXR18q0lsY18q0tWQ18q10kX18q126T18q14AU18q17MU18q199S
18q1CGY18q1EIb18q1GmZ18q1GsS18q1Hra18r0lse18t10oS18t10rT18u002X18u003S18u01rd18u037Y18u0Dha18u0OaP18u0UrQ18u0aKU
18u0iFY18u0juS18u10zS18u1EgS18u1Fkk18u1GUS18u1GZc18v002U18w002M18w003Y18w0kXS18w199S18x002R18y002Z18y003S18-003S
18-0RyT18-19OZ191003S194002a194003U195002Q19509uU19509vS1950BHa1950DLd1950DPY1950Dic1950Mla1950NnZ1950UiZ1950aKT
1950lUb1950nVS1950pGS19510xP1951F1S1980JtS1980Qob199002X199003T19900JV19900XV19900cX19900tY199010V199016c199018Y
19901DY19901MY19901VU19901gZ19901hY19901jR19901yY19902Sa19902hT19902-U19903LU19903QZ19903YY19903iX19904UZ19904cb
19904gS19904kU199051a19905BR19905GU19905JZ19905UV19905gY19905iS199066T19906ET19906HU19906Pe19906Uc19906aT19906ta
19907NT19907rZ199082X199086T19908Bb19908KS19908Xa19908kQ19908rd19908_N19909DS1990AEU1990APV1990ATU1990AUb1990AZU
1990AeU1990AzR1990BBY1990BMY1990BPV1990BQU1990BYa1990CCa1990CIZ1990CRY1990CUZ1990CXa1990Crg1990D7U1990DLS1990DPT
1990DSU1990DfR1990DiY1990E4T1990E6R1990ECY1990EEU1990EPT1990EWZ1990EaX1990EqU1990F6Z1990FSc1990FTa1990G9R1990GQR
1990GUR1990GdN1990GxY1990H9V1990HDT1990HGZ1990HaY1990HgT1990HxU1990Hyc1990I3U1990INa1990IpV1990I-U1990J1S1990J7Q
1990JKY1990JdR1990JzS1990K0Z1990K1S1990KFX1990KLV1990KSS1990KjR1990KpQ1990KrT1990LCY1990LKb1990LSR1990LgZ1990MJY
1990McK1990MgS1990MoU1990Mrc1990MxP1990NHT1990NKS1990Nab1990NxR1990OAN1990OJY1990OaL1990OfY1990OqS1990Owa1990O-Z
1990P3Q1990P5R1990PAZ1990POZ1990PlZ1990PtX1990Q3Q1990Q5N1990QAZ1990QDa1990QaZ1990QdZ1990QxT1990Qza1990R3Y1990R9T
1990RDY1990RIQ1990RPY1990RRd1990RlX1990RsY1990RuU1990S0U1990SDY1990SbV1990SjP1990SmT1990SqT1990T4U1990T6S1990TKa
1990TTY1990TbZ1990U2Z1990U7Z1990UEU1990Ucb1990UyZ1990V5g1990VFU1990V-Z1990W3b1990WBS1990WCb1990Wdc1990WsR1990Wwa
1990X2V1990XIR1990XPZ1990XVa1990XYZ1990Xca1990XhR1990XrU1990YIg1990YNg1990YSY1990YeR1990YpS1990YtZ1990YzY1990Z0Y
1990ZAS1990ZBY1990ZCU1990ZUZ1990ZYY1990ZdU1990ZgT1990ZuP1990a4Q1990aCZ1990aKZ1990aXO1990ajT1990akY1990arb1990b1S
1990bBY1990bNY1990bRa1990bmQ1990c4b1990cIZ1990cOa1990cZZ1990cfR1990chT1990cmc1990cvZ1990czT1990dOX1990dWb1990dYV
1990dib1990dlV1990dtS1990d-T1990e3Q1990e8K1990ePZ1990eya1990f1Y1990fET1990fFa1990fSc1990fZY1990faU1990fhS1990gEc
1990gPS1990ggU1990h5b1990hAP1990hOT1990hXZ1990haS1990hfZ1990hmZ1990hoT1990htT1990iCa1990iXR1990isZ1990jBX1990jFU
1990jPU1990jQT1990jTV1990jVS1990jiQ1990jsV1990jwR1990jzN1990kLS1990kiR1990knR1990k-Y1990l2X1990lnZ1990l_b1990mFc
1990mKc1990mnT1990n0S1990nIY1990nZZ1990njR1990noU1990nuY1990o3a1990oSU1990oVQ1990ouZ1990p2b1990p7a1990pOP1990pSY
1990pWY1990pjS1990pwU1990qAa1990qZc1990qkZ1990r4a1990r6V1990rbU1990rwZ1990r_Y1990s1Y1990sAU1990sCc1990sNY1990sWY
1990saU1990t3Y1990t7P1990tdZ1990tlZ1990tmY1990tuY1990uhY1990uoR1990uvT1990u-V1990vKZ1990vQR1990vjT1990v-Z1990w2b
1990w5R1990w6U1990w9U1990wOT1990wVa1990wlZ1990wrV1990wua1990x4a1990xCU1990xKS1990xVa1990xkP1990xtS1990y1T1990y5T
1990y8Y1990yAY1990yHO1990ydV1990yvU1990zAV1990zcT1990zuV1990-1T1990-5Y1990-IS1990-VX1990-XU1990-ZY1990-vX1990-wX
1990_7Y1990_CO1990_EY1990_IY1990_kY1990__U199103Z199109R19910Ca19910NU19910gU19910mU19910xb199114i19911XX19911YV
19911iX199127T19912Li19912iV19912uS19913BT19913FR19913KZ19913Qb19913fU19913xb19914He19914NZ19914ZQ19914aR19914rS
19914wc19914xb19914_Q199153Q199159O19915AO19915XZ19915hU19915xa19916Ia19916NS19916WU19916iY19916lS19916sd199176a
19917AZ19917TU19917VT19917bb19917jZ19917nY19917sR199180T199187X199188a19918Mb19918uU199198T199199R19919OQ19919UU
19919gN19919kS19919nS19919yY1991ACc1991AFU1991AMT1991ARS1991AZT1991AjT1991AsY1991B3U1991BDU1991BQQ1991BZT1991B_b
1991CMS1991CTT1991CcU1991CiQ1991CoT1991DOU1991DQc1991DeT1991DjZ1991DsT1991D_T1991EBY1991EIc1991EYX1991EgY1991E_T
1991F1U1991FKT1991FhY1991GJY1991HDU1991HJZ1991HPa1991HlR1991HoS1991HtU19A003a19B002a19D002S19D003X19D048U19D04zZ
19D055a19D0Kxa19D0M-b19D0NnR19D0OfZ19D0PPY19D0Q5U19D0Qoe19D0RyU19D0UrS19D0XBY19D0Zta19D0aKc19D0aSU19D0bZS19D0f4S
19D0fFQ19D0jiU19D0yUZ19D199S19D1BDS19D1EIZ19D1EbT19D1Ega19D1EyU19D1GsX19F002T19F003S19F0RyU19F0SQS19F0XBc19G199S
19K003Z19L003a19N002T19N04gR19N0QoU19O002S19O06nc19O0QhY19O0VWZ19O0cGd19O0eJb19O0fEa19O0i6Y19O11Nd19O12bd19P003O
19P0eKY19P19OZ19Q002Z19Q003U19Q08pT19Q0HkQ19S003Y19S0RyQ19U002V19U0DLT19U0Q5b19U0WMX19U0aKU19U0jiT19U0nCZ19U1GsT
19V002Z19V003U19W0WMR19W0aKV19W0vjR19W1F1Y19Y002T19Y003S19Y08cT19Y0F6Z19Y0gBa19Y0k2U19Y0yNS19Y12GY19a0WMT19g002Z
19g003S19g08Tc19g0ELS19g0PaZ19g0ShR19g0WMY19g0XzT19g0X_a19g0aKQ19g0ncS19h0RyS19k002Q19k0npa19k199T19k1GkZ19m002a
19m0MlS19m0aKS19o002T19p002U19p0RyT19s0BTS19t0V1S19v0GPc19y002Y19y003P19y01rZ19y097Z19y0CIY19y0ELb19y0REa19y0RyU
19y0SQR19y0Sha19y0Ure19y0WvU19y0XBa19y0XzN19y0e8S19y0ePa19y0f4P19y0gPb19y0iXS19y0jiR19y0ktT19y0uvZ19y0zuT19y14OU
19y14ab19y185a19y199a19y1F-S19y1GkY19y1Gsa19z0WMY19z0xkS19-002T19-003U19-0Sha19_002U19_003Z19_0MrQ19_0QoZ19_0jiS
19_0kXb19_199S1A1002S1A3002a1A30Shd1A30SsY1A30a_T1A4003S1AC0ShZ1AC14OT1AC199b1AD199Z1AE199T1AJ0RyS1AM003Y1AM0AER
1AM0DiT1AM0NnS1AM0cRU1AM0oVR1AM0xkR1AM11YR1AM12uS1AM199S1AT048T1AT0aXT1AV003T1AX199a1AZ002S1AZ0OFa1AZ0Q5d1AZ0WMY
1AZ14OZ1Aa002N1Aa0ktZ1Ab002a1Ac002U1Ac0Rya1Ag003a1Aj002X1Aj003Y1Aj037a1Aj08TR1Aj0RyV1Aj0XBV1Aj0aKZ1Aj0lVa1Aj199Z
1Aj1F-a1Al002U1Al0GPc1Al199O1Ao0L1Z1Ao0f4Z1As002T1As003Z1As01tc1As03HT1As0S0a1As0jFS1As0k2T1As0-XZ1As111Y1As199R
1At003S1At01tT1At0jFO1At199a1Au002Z1Au003S1Av003Z1Av07BP1Av1FoZ1Ax0edT1Ay002Z1A-0a_S1A_01VT1A_0JKS1B1002Z1B1003T
1B30ktY1B50ktU1B6002g1B6003a1B60ktZ1B70Jja1B8002Z1B8003Q1B80Ryb1B80WMQ1B80uvb1B814OT1B8199a1B81B8T1B9003S1BA0ktb
1BC0uvT1BC0uzS1BD002a1BD003X1BD037X1BD03BZ1BD048U1BD08Tb1BD097Y1BD0BlS1BD0EZY1BD0HkS1BD0Kxb1BD0PGR1BD0Q5Y1BD0RyU
1BD0ShO1BD0TyY1BD0Ura1BD0V1a1BD0VaP1BD0WMa1BD0XBY1BD0XzT1BD0iFT1BD0iXU1BD0jib1BD0kXV1BD0lVU1BD0s0U1BD0uQT1BD0zCU
1BD0-dT1BD159b1BD199T1BD1E5c1BD1GUY1BD1Gsd1BF002T1BF003U1BF03ue1BF0RyU1BF0kXZ1BF16JS1BL003S1BL0maR1BL0tuP1BM003Z
1BN002U1BN0TaU1BO002Z1BQ0PYR1BR199h1BU002b1BW002Y1BW00cc1BW0NnQ1BW199d1BX002d1BX003R1BX0OaZ1BX0XBZ1BX0kta1BX0lVQ
1BX12Nb1Bg0Nnb1Bg0OaZ1Bh002O1Bq002Z1Bq037T1Bt0bZT1Bt17zY1Bt18JR1Bu002Z1Bw003S1By0e8T1B_003O1B_06XT1B_0Mxb1B_0NbT
1B_0NnL1B_0OFU1B_0OaI1B_0QAb1B_0WBZ1B_0a9P1B_0bjY1B_0jQa1B_0jTT1B_0k2a1B_0kCX1B_0yUU1B_0yle1B_0yoT1B_11YR1B_14Ob
1B_14ae1B_153Z1B_19Db1B_1Egb1C0002e1C0003a1C00jza1C20NnZ1C9002Z1CD0aKa1CE002V1CE0WMP1CE0bZZ1CG002Z1CG003Y1CG0Ryb
1CH003Y1CK0L1U1CM002Y1CM016U1CM05gY1CM0CET1CM0D5Z1CM0FZT1CM0GPU1CM0GQT1CM0Jza1CM0NPY1CM0NnM1CM0OFU1CM0QkZ1CM0QlS
1CM0V-O1CM0WMd1CM0gKU1CM0jQU1CM0lVQ1CM0oyO1CM0ryT1CM0u7Y1CM0yNb1CM0yUZ1CM0yla1CM0zrT1CM10kS1CM14aU1CM17VZ1CM19DU
1CM19UP1CM1BDT1CM1EDT1CM1F1d1CO187T1CR003R1Cb002a1Cc002Q1Ci002a1Ci003S1Ci0EEQ1C_002a1C_003Z1D30-tZ1D6002S1DH15Fb
1DM002Z1DO002Z1DR0ShR1DT002e1DU002b1DU003S1DU016Z1DU08VT1DU0ApT1DU0DHT1DU0EJZ1DU0OFR1DU0Ryb1DU0XBd1DU0g1T1DU0gKY
1DU0xkU1DU1BDU1DU1EgX1DU1F1b1DV0W7a1DY003R1DY02Qa1DY187c1De003S1Di002V1Di003T1Di02QR1Di02-S1Di037b1Di0RyJ1Di0XBR
1Di0aKS1Di0ajb1Di0kta1Di0liY1Di0z9c1Di187U1Di195Z1Di199V1Di1Fkc1Di1GsY1Dj002O1Dj00cZ1Dj02KQ1Dj02hS1Dj048Z1Dj04na
1Dj05QU1Dj0DPa1Dj0DaS1Dj0EWa1Dj0F6T1Dj0G2T1Dj0GPT1Dj0I7T1Dj0LeY1Dj0M-T1Dj0NSS1Dj0NaS1Dj0Nna1Dj0OFY1Dj0Q5S1Dj0RyT
1Dj0ShU1Dj0T4Z1Dj0V-Q1Dj0XcS1Dj0ZlU1Dj0aKT1Dj0a_Z1Dj0bZZ1Dj0dWR1Dj0dtS1Dj0fFZ1Dj0gKY1Dj0gPd1Dj0hAa1Dj0jTQ1Dj0kXU
1Dj0nNS1Dj0p7Y1Dj0pWT1Dj0tGY1Dj0uQS1Dj0xPa1Dj0xUe1Dj0xdc1Dj0xkT1Dj0xtT1Dj14YZ1Dj14Za1Dj14aX1Dj187b1Dj199U1Dj1BDS
1Dj1EDY1Dj1F1R1Dj1HhY1Dk002Q1Dk003Q1Dk04gZ1Dk08TT1Dk08VZ1Dk0G2T1Dk0XBS1Dk187Z1Dl002U1Dl003b1Dm002U1Dm003U1Dm03ub
1Dm0LeT1Dm0Shd1Dn002R1Dn003X1Dn05pb1Dn0GPa1Dn0jQU1Dn0oCU1Dn14aR1Dn187Z1Dn199c1Dn1EDZ1Do002U1Do003Z1Do0UeT1Dp199U
1Dr002Z1Dr0BYS1Ds002O1Ds003Z1Ds0AjT1Ds0JzS1Ds0Q5X1Ds0RyY1Ds0aKP1Ds0kXS1Ds0t7Q1Ds0ylb1Ds12Ga1Ds14OQ1Ds199Y1Dt002U
1Dt199Q1Dx07Ya1Dx0dDS1D_002T1E1003S1E20aKV1E20edR1E3002V1E3003R1E3037Z1E30KxS1E30ShZ1E30XBb1E30aKU1E30iFR1E30jia
1E3171S1E5003V1E5037Z1E50KxZ1E50QkT1E50QoY1E50RyZ1E50SQT1E50ShR1E50XBV1E50aKX1E50bZa1E50jiZ1E510zZ1E5153T1E5199X
1E51GsT1E6002U1E6003Y1E7002T1E7199Z1E8002T1E8003S1E8037Z1E80OFS1E80RyQ1E80ShT1E80X_a1E80kXd1E80xZR1E819pZ1E81GsS
1EB002c1EB003X1EB01MZ1EB02QR1EB02Ya1EB02-U1EB048U1EB04cb1EB0DLT1EB0F6Z1EB0FSa1EB0HaO1EB0MJY1EB0TTc1EB0V-a1EB0WBU
1EB0WCS1EB0XBU1EB0ZYQ1EB0aXT1EB0apR1EB0bZT1EB0jBZ1EB0jQc1EB0kXS1EB0s1T1EB0xsS1EB10hR1EB187U1EB18JZ1EB199a1EB1HhS
1EC002X1EC003P1EC048b1EC0WbR1EC0XBU1EC0gBT1EC0ktT1EC13Da1EC199Q1EC19Ba1EC1Gsj1ED003U1ED00cU1ED037Y1ED048Z1ED04rP
1ED05RT1ED08Vb1ED08tS1ED0Bla1ED0ELS1ED0FZT1ED0GPQ1ED0GQe1ED0HhY1ED0MWZ1ED0NnT1ED0SQY1ED0ShY1ED0UGS1ED0UrS1ED0WMe
1ED0XBO1ED0Xcc1ED0XzZ1ED0YeR1ED0aKT1ED0bZY1ED0eFT1ED0iba1ED0jiL1ED0kXZ1ED0nNS1ED0o2T1ED0s0e1ED0xUd1ED0xkb1ED0xlQ
1ED0zsS1ED10xS1ED112Z1ED13SU1ED16ET1ED199Z1ED19yT1ED1EDR1ED1F-T1EF003S1EF0aKT1EF0jiY1EF0nNb1EG002a1EG0RyT1EH02-Z
1EI002U1EI003Y1EI02-Z1EI08gU1EI0DPY1EI0DTT1EI0G2S1EI0G7U1EI0HaO1EI0HdR1EI0ISg1EI0JuT1EI0P3U1EI0QEU1EI0QoT1EI0TLT
1EI0aXP1EI0b_R1EI0cMT1EI0dtU1EI0jQU1EI0oRa1EI0p7T1EI14CS1EI187Z1EL003Z1EM0TTS1EN0Aza1ER0LYT1ES002Z1ES003S1ES0h4a
1EU0e3R1EX002T1EX037Q1EX0GPQ1EX0MWT1EX0Ryd1EX0V-Y1EX0ZCS1EX0ZUR1EX0aCU1EX0bBY1EX0c4T1EX0dKQ1EX0lUY1EX0pWY1EX0tWZ
1EX18qY1EX19DU1EX1DYU1EX1E5b1EX1EDa1EX1EgZ1EX1EiX1EY003b1EY0LeS1EY0Tla1EY0xkR1EY187a1EZ002Q1Ea187U1Ea1GFc1Eb003Z
1Eb0NnZ1Eb0NqZ1Eb0OaY1Eb0Q5V1Eb0RyU1Eb0hNS1Eb0kXU1Eg002Y1Eg003V1Eg06ia1Eg08zY1Eg097U1Eg0AzZ1Eg0EIa1Eg0NnT1Eg0Q5Z
1Eg0QkU1Eg0RyY1Eg0SQV1Eg0ShV1Eg0UBY1Eg0UrU1Eg0XBS1Eg0Z4T1Eg0Zua1Eg0aKT1Eg0iFR1Eg0kXX1Eg0lVZ1Eg0mkU1Eg0mmb1Eg0nJT
1Eg0s0U1Eg0uQS1Eg0wBR1Eg0zCT1Eg10zU1Eg11RZ1Eg12GZ1Eg199T1Eg19Od1Eg1BDa1Eg1GUS1Eg1GsU1Ei002T1Ei003Y1Ei037T1Ei03uT
1Ei08Ta1Ei0QoT1Ei0RyY1Ei0XBR1Ei0iFY1Ei0kXY1Ek003Y1El003U1El0aKb1El0jiZ1El199Z1El1EgR1Em003b1Em0RyR1Er0aKT1Er0s1P
1Er19Dc1Es002Y1Ev003U1Ey0Q5P1Ey0kXS1Ez002U1E-003S1E_00ca1E_0Q5S1E_185Z1E_187U1E_19DO1E_1EDb1F1002T1F1003V1F1037a
1F1048a1F104gT1F108Vb1F10APR1F10CkR1F10Nna1F10WMd1F10XBS1F10XzX1F10X_Y1F10aKU1F10h4a1F10irZ1F10jib1F10k2Y1F10kXV
1F10kta1F10lVU1F10l_R1F10o_Z1F10rqT1F10yNY1F10__a1F110zf1F1159a1F117DO1F11EBR1F11EIR1F11Gkc1F11GsU1F11HfZ1F3003Q
1F303uY1F30kXZ1F4003T1F90ayT1F9187a1F91GDa1FC002V1FC003Q1FC0RyT1FC0ShT1FC0kXa1FC18JT1FC1Gsa1FE003S1FF187c1FG187Z
1FH003b1FK003a1FK0NYT1FK0V-Y1FK0eka1FK0gBS1FK10rS1FN002T1FO0WCY1FP002T1FT003Y1FV0iXU1FW002R1FW003V1FW04nY1FW0AuU
1FW0KxQ1FW0Q5b1FW0RyQ1FW0ShT1FW0UEZ1FW0WMT1FW0aKV1FW0iXS1FW0p2Z1FW0pGZ1FW12GZ1FW12iV1FW13OX1FW14IT1FW199S1FW1BDV
1FW1FWU1FW1GsZ1FX002R1FY0RyS1FY0aKT1FY0xkb1Fc0DLa1Fd003Z1Fh002U1Fh003S1Fh0RyU1Fh152T1Fh18qT1Fh1DYT1Fi0RyU1Fk002N
1Fk003T1Fk0ktT1Fk18qZ1Fk199Z1Fk1DYR1Fl1DiS1Fm002R1Fn1DiS1Fo002R1Fo003b1Fo03rb1Fo0JzT1Fo0QoS1Fo0QtY1Fo0RyS1Fo14wT
1Fq003a1Fs003g1Fs199U1Ft003c1Fu199S1Fv1DiT1Fx18Sb1Fy002b1Fy003Y1Fy187Z1Fy1BRS1Fz002N1F-002P1F-003P1F-02hS1F-02-Z
1F-03gS1F-06aT1F-08Hc1F-090S1F-093Z1F-0BQY1F-0CMS1F-0Crc1F-0CsZ1F-0DTY1F-0FTb1F-0ISb1F-0J8S1F-0K1S1F-0LTZ1F-0MgV
1F-0MlS1F-0Mse1F-0Ora1F-0PGZ1F-0PHa1F-0PPS1F-0REc1F-0SQT1F-0Wed1F-0XBR1F-0ZhY1F-0ZuZ1F-0aSa1F-0cIZ1F-0eWY1F-0hUb
1F-0jMZ1F-0jPO1F-0jiU1F-0jzX1F-0qQR1F-0qwS1F-0s0Z1F-0uQa1F-0wAd1F-0wsY1F-0xla1F-0zwc1F-10hb1F-11Xa1F-12MZ1F-13SU
1F-14IY1F-15xS1F-16EU1F-18eU1F-1BRQ1F-1C0T1F-1DkS1F-1ECU1G00SQZ1G1003U1G10JzS1G10Nnc1G10OFX1G10dWT1G10e8T1G10qDa
1G10xkS1G110rT1G4002R1G4003T1G40L3U1G40NnS1G40Q5a1G40RyX1G40aKR1G5003d1G6003d1G7003U1G70RyS1G70nVS1GA199Z1GB03uR
1GB097S1GB0F4U1GB0Jba1GB0KpR1GB0L4T1GB0PGU1GB0Q5P1GB0TyZ1GB0UyS1GB0uca1GB11RO1GB1Gka1GD03Qa1GD03eY1GD03nR1GD0DLS
1GD0LPU1GD0WVZ1GD0sAR1GD10oT1GD10xS1GD12uQ1GD13bT1GD1BMR1GD1HWh1GE0a9f1GF002S1GF003V1GF0DPY1GF0RyY1GF1E5a1GG003Z
1GJ002Z1GJ003Y1GJ0DiS1GL003a1GP002Z1GP048Y1GP0buU1GQ05sa1GQ0Zoa1GR02hT1GR0LTT1GR0SQS1GR0ZuT1GR0jiX1GR0nJZ1GR0s0R
1GR0wsZ1GR15xa1GS199b1GU00gT1GU01OY1GU03jb1GU04sX1GU0ASb1GU0BHZ1GU0BTT1GU0DhT1GU0E0b1GU0FVb1GU0H-Y1GU0Qga1GU0TTS
1GU0TWU1GU0YQZ1GU0a7a1GU0dbd1GU0dpU1GU0eNa1GU0jPS1GU0jiT1GU0n5Q1GU0r9Z1GU0tzX1GU0yMR1GU0z6Q1GU0-XV1GU0-zY1GU0_nZ
1GU13WS1GU14JZ1GU187V1GU18JS1GU1AtR1GU1DnZ1GU1ECZ1GU1EIc1GU1EaS1GU1HNc1GU1HfT1GV187a1GY08zT1GY0KxX1GY0UWS1GY0UrT
1GY0aKX1GY0foS1GY0gfU1GY11RT1GY187Z1GY1EHT1GY1F-X1GY1GBU1GY1GRS1GZ002S1GZ012a1GZ01OU1GZ08Ea1GZ08wY1GZ0ASX1GZ0BES
1GZ0BTT1GZ0DAH1GZ0FVd1GZ0G2a1GZ0HCS1GZ0H-d1GZ0K_T1GZ0LFa1GZ0OtZ1GZ0Q6Z1GZ0QgZ1GZ0Rob1GZ0TTZ1GZ0TWV1GZ0X5T1GZ0YQb
1GZ0a7S1GZ0aea1GZ0dpX1GZ0eNZ1GZ0fJR1GZ0gIZ1GZ0jiR1GZ0jtY1GZ0nxc1GZ0pKY1GZ0sda1GZ0t5U1GZ0tzT1GZ0uUQ1GZ0wRa1GZ0wXU
1GZ0xnU1GZ0yMP1GZ0z6d1GZ0-Xa1GZ0-za1GZ0_HT1GZ10PY1GZ10uU1GZ11aU1GZ12TU1GZ14Jb1GZ14tT1GZ17uQ1GZ187R1GZ1Atd1GZ1Dna
1GZ1DuS1GZ1EaY1GZ1Fka1GZ1GBT1GZ1HNU1Ga1Fka1Gc002T1Ge0k2Z1Gh003S1Gi002Z1Gi037Z1Gj003a1Gj0AJa1Gk04qQ1Gk06HR1Gk07nc
1Gk09fa1Gk0EPc1Gk0Hab1Gk0HxU1Gk0Q3U1Gk0QET1Gk0UkZ1Gk0UyR1Gk0bRY1Gk0dBT1Gk0ioe1Gk0jAd1Gk0jPT1Gk0jiR1Gk0k-P1Gk0qwZ
1Gk0r4c1Gk0tlf1Gk0y8b1Gk0ylR1Gk0z7Y1Gk0-VV1Gk10zS1Gk11Xd1Gk11Ya1Gk12Lb1Gk14HU1Gk14pS1Gk14ra1Gk1AsQ1Gk1DjT1Gk1EBP
1Gk1FhU1Gm002U1Gm003S1Gm1DjR1Gn002a1Gn037Q1Gn0KxY1Gs002a1Gs003T1Gs01Vb1Gs02QY1Gs02YT1Gs02-V1Gs03LZ1Gs03UQ1Gs03ca
1Gs03yS1Gs040T1Gs066N1Gs07Vb1Gs08BZ1Gs08eZ1Gs09Pa1Gs0BYS1Gs0BcU1Gs0Blc1Gs0CET1Gs0CIQ1Gs0C-S1Gs0DLO1Gs0DPS1Gs0DiT
1Gs0ELU1Gs0Eya1Gs0G2Y1Gs0G7Z1Gs0JjX1Gs0Kaa1Gs0MWU1Gs0MkZ1Gs0N9S1Gs0NkR1Gs0NnS1Gs0NqY1Gs0OaP1Gs0OuT1Gs0P3Z1Gs0P5Y
1Gs0PGT1Gs0PrT1Gs0Q5T1Gs0QoZ1Gs0QzU1Gs0S0c1Gs0SDS1Gs0ThU1Gs0WBa1Gs0WMd1Gs0WVT1Gs0WdZ1Gs0Wia1Gs0XBZ1Gs0XcX1Gs0YeR
1Gs0YzS1Gs0ZuP1Gs0aCU1Gs0aXZ1Gs0a-a1Gs0bBU1Gs0cZZ1Gs0chU1Gs0csM1Gs0e3d1Gs0e8Z1Gs0fmR1Gs0g6U1Gs0gKb1Gs0hNR1Gs0iCT
1Gs0iXa1Gs0isT1Gs0jPd1Gs0jTa1Gs0jiQ1Gs0jwZ1Gs0kCY1Gs0kiY1Gs0lCR1Gs0lUR1Gs0muR1Gs0nCU1Gs0nVZ1Gs0njZ1Gs0obY1Gs0p2T
1Gs0pWR1Gs0qDZ1Gs0qdb1Gs0soa1Gs0wIb1Gs0wlS1Gs0xkO1Gs0yNP1Gs0yUU1Gs0zAc1Gs0zrT1Gs0-VZ1Gs0-hX1Gs0-tT1Gs0_PS1Gs100S
1Gs10HZ1Gs10ba1Gs10oS1Gs10xV1Gs112T1Gs11CZ1Gs11jT1Gs12CS1Gs12Gd1Gs13BU1Gs13QT1Gs14HZ1Gs14OY1Gs14aa1Gs176R1Gs17DT
1Gs17GU1Gs17TU1Gs17VZ1Gs187X1Gs18JZ1Gs18qY1Gs18uP1Gs1AyT1Gs1BDX1Gs1B_Y1Gs1CMU1Gs1E5b1Gs1EDT1Gs1EFU1Gs1ESa1Gs1EgV
1Gs1F1a1Gs1GLT1Gs1HJT1Gs1HPU1Gt003e1Gt187Q1Gt18uS1Gu02-X1Gu03Lf1Gu08wa1Gu0Cwc1Gu0E-Z1Gu0H-a1Gu0Mnb1Gu14wN1Gu15vb
1Gu187T1Gz06HT1Gz1G_a1G_002Y1G_003U1G_0Rrb1G_0aYT1G_0ktZ1G_0pOS1G_0t7a1G_1GsY1H1002Y1H1003Q1H10BBb1H10Nnb1H10Q5f
1H10UrR1H10WMN1H10aKT1H10pWZ1H111Ra1H117tT1H118MX1H118ua1H2003V1H2199Y1H3002T1H301Ba1H30N6T1H30OuQ1H30Ryd1H30a_b
1H30-VY1H4002Q1H50Jta1H50ktT1H6003Y1H60WVY1H71Gsa1H8003a1H80WMU1H81HZQ1HA002Z1HB077a1HB09fS1HB0OVZ1HB0jiT1HD003S
1HD187O1HE0SsS1HF0RyY1HH002P1HH19Da1HI002U1HJ002S1HJ028U1HJ077U1HJ08tc1HJ0BHT1HJ0GPU1HJ0NSN1HJ0NnT1HJ0OFb1HJ0OaS
1HJ0Qkc1HJ0RyR1HJ0UeS1HJ0V0T1HJ0V1c1HJ0WMU1HJ0aKZ1HJ0dZa1HJ0e3V1HJ0e8U1HJ0kCT1HJ0k-Y1HJ0lCL1HJ0lsT1HJ0o3Z1HJ0tFZ
1HJ0xkY1HJ18uU1HJ199c1HJ1F1a1HK002Z1HK003X1HK0Ryb1HK0kia1HM199Z1HN003S1HN06Ea1HN0BYa1HN0NSa1HN0gKZ1HN0uvZ1HN12iR
1HN17Ra1HN199d1HO002T1HO003T1HO199S1HP002Z1HP003S1HP0QoT1HP0SDb1HP0YeY1HP0k2a1HP1BDa1HP1GZa1HQ003a1HV003b1HW002U
1HW003Z1HW0KuU1HW0NPR1HW0QoT1HW0-LZ1HZ002P1HZ0DPT1HZ0RyT1HZ199b1Hb003a1Hc002Z1Hc05QT1Hc06SX1Hc0Cra1Hc0O-R1Hc0PPS
1Hc0QFR1Hc0Wzd1Hc0YOb1Hc0jiS1Hc0u0U1Hc0yIb1Hc14Ic1Hc199Z1He002S1Hf03uT1Hf08zQ1Hf097d1Hf099a1Hf0foZ1Hf0fwX1Hf0iFU
1Hf0ioj1Hf0s0a1Hf10zT1Hf11RM1Hf13SY1Hf16SY1Hf1FsR1Hf1GkZ1Hh003Y1Hh00mY1Hh03QZ1Hh03UR1Hh03eS1Hh0BFa1Hh0CEa1Hh0DLd
1Hh0DPY1Hh0GPU1Hh0SvR1Hh0j6T1Hh0mOX1Hh0nVT1Hh0rXP1Hh0xkZ1Hh13mT1Hi1EIa1Hl002b1Hl08TS1Hl0EqU1Hl0csZ1Hl0lVZ1Hn0NSa
1Hn0QoU1Ho0Oab1Ho10xa1Hr002U1Hr003b1Hr0WMS1Hs003Y1Hu002Y1Hu0BHS1Hu0DiR1Hu10oc1Hu199S`,
}
